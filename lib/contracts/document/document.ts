import { eq } from 'drizzle-orm';
import { contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { defineDocument } from '@/lib/documents/define-document';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { findFile, type OpenedFile, readFileBytes } from '@/lib/storage/open-file';
import { CONTRACT_PDF } from '../file-kinds';
import { contractSignedForAgency, contractSignedForTalent } from '../notices';
import { maySignContract } from '../policy';
import { type Contract, findContract } from '../queries';
import { contractCode } from '../rules';
import { type ContractSnapshot, contractDocument } from './snapshot';

const snapshotOf = ({ snapshot }: Contract) => snapshot as ContractSnapshot;

/** Throws when storage does not give the logo: the PDF is kept as it is first drawn. */
async function readFrozenLogo({ logoFileId }: Contract): Promise<Buffer | null> {
  const file = logoFileId ? await findFile(logoFileId) : null;
  return file && readFileBytes(file);
}

/** A signed contract, drawn from what was frozen at the signing. The caller has decided that the actor may see it. */
export const contractPdf = defineDocument({
  kind: 'contract',
  fileKind: CONTRACT_PDF,
  table: contracts,
  find: async (_actor, id) => {
    const [contract] = await database().select().from(contracts).where(eq(contracts.id, id));
    if (!contract) throw notFound('contract.unavailable');
    return contract;
  },
  name: (contract) => `Contrato ${contractCode(contract.code)} ${snapshotOf(contract).facts.talent.name}`,
  subject: ({ talentId, eventId }) => ({ talentId, eventId }),
  content: async (contract) =>
    contractDocument({ ...contract, snapshot: snapshotOf(contract), logo: await readFrozenLogo(contract) }),
  hash: ({ snapshotHash }) => snapshotHash,
  facts: async (id) => {
    const [contract] = await database().select().from(contracts).where(eq(contracts.id, id));
    if (!contract) return null;
    const { facts } = snapshotOf(contract);
    return {
      number: contractCode(contract.code),
      agency: facts.agency.name,
      people: [facts.talent.name],
      issuedAt: contract.signedAt,
      timeZone: facts.event.timeZone,
      standing: 'VALID',
    };
  },
  drawing: {
    module: 'lib/contracts/pdf/contract-pdf.tsx',
    maker: 'renderContractPdf',
    load: async () => (await import('../pdf/contract-pdf')).renderContractPdf,
  },
  send: async (tx, { id: contractId, agencyId, eventId, talentId }) => {
    await notify(tx, contractSignedForTalent, { agencyId, eventId, talentId }, { contractId });
    await notify(tx, contractSignedForAgency, { agencyId, eventId }, { contractId });
  },
});

export const documents = [contractPdf];

/**
 * Opens the PDF of the contract that a link's holder signed, drawn now when the job has not yet. Throws FORBIDDEN
 * without the link, NOT_FOUND while it is not signed, RATE_LIMITED and UNAVAILABLE.
 */
export async function openContractPdf(actor: Actor): Promise<OpenedFile> {
  const { eventId, talentId } = maySignContract(actor).subject;
  const contract = await findContract(database(), eventId, talentId);
  if (!contract) throw notFound('contract.unavailable');
  return contractPdf.open(actor, contract.id);
}
