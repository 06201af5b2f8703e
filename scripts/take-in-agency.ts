import './start/require-node.ts';
import '@/lib/root/file-kinds';
import { parseArgs } from 'node:util';
import { takeArchive } from '@/lib/archives/importing/take-archive';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { closeDatabase } from '@/lib/platform/database';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain, StartError } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

// Takes in an agency from the ZIP of another Elenco (docs/agency-archive.md), beside a running one: all of it or nothing.
//
//     npm run agency:import -- agencia.zip

try {
  const [path, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  if (!path || more.length > 0) {
    throw new StartError('Di un solo archivo: npm run agency:import -- agencia.zip');
  }
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  const taken = await takeArchive({ kind: 'job', name: 'take-in-agency' }, path);
  console.log(
    `Listo: ${taken.name} (${taken.agencyId}) está aquí, con ${taken.rows} filas y ${taken.files} archivos.`,
  );
  if (taken.missing > 0)
    console.log(`${taken.missing} archivos ya faltaban en la copia: están sus filas, sin bytes.`);
  console.log(`A ${taken.people} personas del equipo les llega el enlace para definir su contraseña.`);
} catch (error) {
  explain(error instanceof AppError ? translate(error.messageKey, error.values) : describeFailure(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
