import './start/require-node.ts';
import { parseArgs } from 'node:util';
import { CHAIN_OF_NO_AGENCY } from '@/db/schema';
import { sealChains } from '@/lib/platform/audit-chain/seal-chains';
import { type ChainFault, type Head, verifyChain } from '@/lib/platform/audit-chain/verify-chain';
import { closeDatabase, databasePool } from '@/lib/platform/database';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain, StartError } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

// Seals the chains of the audit trail and works them out again, beside a running Elenco. Ends with 1 at the first fault.
//
//     npm run audit:verify -- [--head <position>:<hash>]

const HEAD = /^(\d+):([0-9a-f]{64})$/;

const FAULTS: Readonly<Record<ChainFault['kind'], string>> = {
  CHANGED: 'el registro no es el que se encadenó: lo cambiaron, o hay otro en su lugar',
  MISSING_ENTRY: 'falta el registro: lo borraron',
  MISSING_LINK: 'falta el eslabón: lo borraron',
  UNCHAINED: 'hay un registro fuera de la cadena: lo agregaron sin pasar por Elenco',
  SEAL_BROKEN: 'una cadena no termina donde dice su sello: le cortaron el final o la rehicieron',
  HEAD_GONE: 'el sello que diste no está: cortaron el final o rehicieron la auditoría',
};

function readHead(): Head | undefined {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  if (values.head === undefined) return undefined;
  const [, position, hash] = HEAD.exec(values.head) ?? [];
  if (!position || !hash) throw new StartError('--head se escribe como lo dice este comando: posición:hash');
  return { position: Number(position), hash };
}

function told({ kind, chain, position, entryId }: ChainFault): string {
  const agency = chain === CHAIN_OF_NO_AGENCY ? 'sin agencia' : chain && `agencia ${chain}`;
  const where = [agency, position && `posición ${position}`, entryId && `registro ${entryId}`].filter(
    Boolean,
  );
  return `La auditoría está alterada (${where.join(', ')}): ${FAULTS[kind]}.`;
}

try {
  const noted = readHead();
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  await sealChains(databasePool());
  const { links, head, fault } = await verifyChain(databasePool(), noted ? { noted } : {});
  if (fault) {
    console.error(told(fault));
    console.error(`Los ${links} registros anteriores están bien.`);
    process.exitCode = 1;
  } else {
    console.log(`La auditoría está completa: ${links} registros.`);
    if (head) console.log(`Último sello: ${head.position}:${head.hash}`);
  }
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
