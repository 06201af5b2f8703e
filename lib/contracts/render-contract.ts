import { and, eq, isNull } from 'drizzle-orm';
import { agencies, contracts } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { queueEmail } from '@/lib/notifications/queue-email';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { findFile } from '@/lib/storage/open-file';
import { type FileRow, insertFile, storeBytes } from '@/lib/storage/put-file';
import { readLogo } from '@/lib/storage/read-logo';
import { contractSignedForAgency, contractSignedForTalent } from './jobs';
import { renderContractPdf } from './pdf/contract-pdf';
import { type ContractSnapshot, contractDocument, contractFileName } from './snapshot';

/**
 * Makes the PDF of a signed contract from its snapshot, once: whoever comes second gets the first one's.
 * The mails that carry it are queued in the transaction that keeps it.
 */
export async function renderContract(contractId: string): Promise<FileRow> {
  const [found] = await database()
    .select({ contract: contracts, logoFileId: agencies.logoFileId })
    .from(contracts)
    .innerJoin(agencies, eq(agencies.id, contracts.agencyId))
    .where(eq(contracts.id, contractId));
  if (!found) throw notFound('contract.unavailable');
  const { contract } = found;
  const kept = contract.pdfFileId ? await findFile(contract.pdfFileId) : null;
  if (kept) return kept;
  const snapshot = contract.snapshot as ContractSnapshot;
  const logo = await readLogo(found.logoFileId);
  const bytes = await renderContractPdf(contractDocument({ ...contract, snapshot, logo }));
  const stored = await storeBytes({
    kind: 'CONTRACT_PDF',
    bytes,
    mime: 'application/pdf',
    name: contractFileName(contract.code, snapshot.facts.talent.name),
    agencyId: contract.agencyId,
    talentId: contract.talentId,
    eventId: contract.eventId,
  });
  const mine = await transact(async (tx) => {
    const file = await insertFile(tx, stored);
    const [first] = await tx
      .update(contracts)
      .set({ pdfFileId: file.id, updatedAt: new Date() })
      .where(and(eq(contracts.id, contractId), isNull(contracts.pdfFileId)))
      .returning({ id: contracts.id });
    if (!first) return null;
    for (const message of [contractSignedForTalent, contractSignedForAgency]) {
      await queueEmail(tx, message, { contractId }, { agencyId: contract.agencyId });
    }
    return file;
  });
  return mine ?? renderContract(contractId);
}
