import { eq } from 'drizzle-orm';
import { contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { DocumentKind } from '@/lib/documents/draw-document';
import { keepDocument } from '@/lib/documents/keep-document';
import { queueEmail } from '@/lib/notifications/queue-email';
import { database } from '@/lib/platform/database';
import { findFile, readFileBytes } from '@/lib/storage/open-file';
import type { FileRow } from '@/lib/storage/put-file';
import { contractSignedForAgency, contractSignedForTalent } from './emails';
import type { ContractDocument } from './pdf/contract-document';
import type { Contract } from './queries';
import { type ContractSnapshot, contractDocument, contractFileName } from './snapshot';

const CONTRACT_PDF: DocumentKind<ContractDocument> = {
  kind: 'CONTRACT_PDF',
  module: 'lib/contracts/pdf/contract-pdf.tsx',
  maker: 'renderContractPdf',
  load: async () => (await import('./pdf/contract-pdf')).renderContractPdf,
};

/** Storage that does not give the logo stops the drawing: the PDF is kept as it is first made. */
async function readFrozenLogo({ logoFileId }: Contract): Promise<Buffer | null> {
  const file = logoFileId ? await findFile(logoFileId) : null;
  return file && readFileBytes(file);
}

/**
 * The PDF of a signed contract, made from what was frozen at the signing, once. The mails that carry it are queued in
 * the transaction that first keeps it. For who may see the contract. Throws NOT_FOUND, RATE_LIMITED, and UNAVAILABLE
 * when it cannot be made now.
 */
export async function renderContract(actor: Actor, contractId: string): Promise<FileRow> {
  const [contract] = await database().select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract) throw notFound('contract.unavailable');
  const { agencyId, talentId, eventId, code } = contract;
  const snapshot = contract.snapshot as ContractSnapshot;
  const kept = await keepDocument(actor, {
    table: contracts,
    kind: CONTRACT_PDF,
    row: contract,
    file: { name: contractFileName(code, snapshot.facts.talent.name), agencyId, talentId, eventId },
    content: async () => contractDocument({ ...contract, snapshot, logo: await readFrozenLogo(contract) }),
    afterFirst: async (tx) => {
      for (const message of [contractSignedForTalent, contractSignedForAgency]) {
        await queueEmail(tx, message, { contractId }, { agencyId });
      }
    },
  });
  return kept ?? renderContract(actor, contractId);
}
