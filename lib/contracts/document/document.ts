import { eq, sql } from 'drizzle-orm';
import { contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { defineDocument } from '@/lib/documents/define-document';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { findFile, type OpenedFile, readFileBytes } from '@/lib/storage/open-file';
import { actPdf } from '../acts/document';
import { findAnnulment } from '../acts/queries';
import { CONTRACT_PDF } from '../file-kinds';
import { contractSignedForAgency, contractSignedForTalent } from '../notices';
import type { ContractDocument } from '../pdf/contract-document';
import { maySignContract } from '../policy';
import { type Contract, findContract } from '../queries';
import { contractCode, contractState } from '../rules';
import { contractEvidence } from '../signatures/evidence';
import { listContractSignatures } from '../signatures/queries';
import { type ContractSnapshot, contractDocument } from '../snapshot';

const snapshotOf = ({ snapshot }: Contract) => snapshot as ContractSnapshot;

/** Throws when storage does not give the logo: the PDF is kept as it is first drawn. */
async function readFrozenLogo({ logoFileId }: Contract): Promise<Buffer | null> {
  const file = logoFileId ? await findFile(logoFileId) : null;
  return file && readFileBytes(file);
}

/** What the PDF of a contract is drawn from, as the contract stands now. */
export async function drawnContract(contract: Contract): Promise<ContractDocument> {
  const snapshot = snapshotOf(contract);
  const drawn = contractDocument({ ...contract, snapshot, logo: await readFrozenLogo(contract) });
  if (!snapshot.acceptance.electronic) return drawn;
  const { voidedAt, snapshotHash: contentHash } = contract;
  const signatures = await listContractSignatures(database(), contract.id);
  const annulment = voidedAt && (await findAnnulment(database(), contract.id));
  return {
    ...drawn,
    state: contractState(contract),
    evidence: contractEvidence({
      document: `Contrato ${drawn.code}`,
      snapshot,
      contentHash,
      signatures,
      voidedAt,
    }),
    ...(annulment ? { annulment: annulment.paragraphs } : {}),
  };
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
  name: (contract) => `Contrato ${contractCode(contract)} ${snapshotOf(contract).facts.talent.name}`,
  subject: ({ talentId, eventId }) => ({ talentId, eventId }),
  // What changed meanwhile is drawn by the job that the change queued.
  isSame: ({ agencySignedAt, voidedAt }) =>
    sql`${contracts.agencySignedAt} is not distinct from ${agencySignedAt?.toISOString() ?? null}
      and ${contracts.voidedAt} is not distinct from ${voidedAt?.toISOString() ?? null}`,
  content: drawnContract,
  hash: ({ snapshotHash }) => snapshotHash,
  facts: async (id) => {
    const [contract] = await database().select().from(contracts).where(eq(contracts.id, id));
    if (!contract) return null;
    const { facts } = snapshotOf(contract);
    return {
      number: contractCode(contract),
      agency: facts.agency.name,
      people: [facts.talent.name],
      issuedAt: contract.signedAt,
      timeZone: facts.event.timeZone,
      standing: contract.voidedAt ? 'VOIDED' : 'VALID',
    };
  },
  drawing: {
    module: 'lib/contracts/pdf/contract-pdf.tsx',
    maker: 'renderContractPdf',
    load: async () => (await import('../pdf/contract-pdf')).renderContractPdf,
  },
  send: async (tx, { id: contractId, agencyId, eventId, talentId, voidedAt }) => {
    if (voidedAt) return;
    await notify(tx, contractSignedForTalent, { agencyId, eventId, talentId }, { contractId });
    await notify(tx, contractSignedForAgency, { agencyId, eventId }, { contractId });
  },
});

export const documents = [contractPdf, actPdf];

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
