import { and, eq, isNull } from 'drizzle-orm';
import { contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { queueEmail } from '@/lib/notifications/queue-email';
import { renderOutside } from '@/lib/pdf/outside/render-outside';
import { database } from '@/lib/platform/database';
import { keepFirst } from '@/lib/storage/keep-first';
import { findFile, readFileBytes } from '@/lib/storage/open-file';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { contractSignedForAgency, contractSignedForTalent } from './emails';
import type { ContractDocument } from './pdf/contract-document';
import type { Contract } from './queries';
import { type ContractSnapshot, contractDocument, contractFileName } from './snapshot';

const PDF = { module: 'lib/contracts/pdf/contract-pdf.tsx', maker: 'renderContractPdf' };

/** A job draws where it is; for a person another process does, so that the others are answered meanwhile. */
async function draw(actor: Actor, document: ContractDocument): Promise<Buffer> {
  if (actor.kind !== 'job') {
    await spendAllowance(actor, 'rendering');
    return renderOutside({ ...PDF, document });
  }
  const { renderContractPdf } = await import('./pdf/contract-pdf');
  return renderContractPdf(document);
}

/** Storage that does not give the logo stops the drawing: the PDF is kept as it is first made. */
async function readFrozenLogo({ logoFileId }: Contract): Promise<Buffer | null> {
  const file = logoFileId ? await findFile(logoFileId) : null;
  return file && readFileBytes(file);
}

/**
 * The PDF of a signed contract, made from what was frozen at the signing, once: whoever comes second gets the first one's,
 * and one whose file is lost is made again. The mails that carry it are queued in the transaction that first keeps it.
 * For who may see the contract. Throws NOT_FOUND, RATE_LIMITED, and UNAVAILABLE when it cannot be made now.
 */
export async function renderContract(actor: Actor, contractId: string): Promise<FileRow> {
  const [contract] = await database().select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract) throw notFound('contract.unavailable');
  const { agencyId, talentId, eventId, code, pdfFileId } = contract;
  const kept = pdfFileId ? await findFile(pdfFileId) : null;
  if (kept) return kept;
  const snapshot = contract.snapshot as ContractSnapshot;
  const logo = await readFrozenLogo(contract);
  const stored = await storeBytes({
    kind: 'CONTRACT_PDF',
    bytes: await draw(actor, contractDocument({ ...contract, snapshot, logo })),
    mime: 'application/pdf',
    name: contractFileName(code, snapshot.facts.talent.name),
    agencyId,
    talentId,
    eventId,
  });
  const mine = await keepFirst(stored, async (tx, file) => {
    const [first] = await tx
      .update(contracts)
      .set({ pdfFileId: file.id, updatedAt: new Date() })
      .where(
        and(
          eq(contracts.id, contractId),
          pdfFileId ? eq(contracts.pdfFileId, pdfFileId) : isNull(contracts.pdfFileId),
        ),
      )
      .returning({ id: contracts.id });
    if (!first) return false;
    for (const message of pdfFileId ? [] : [contractSignedForTalent, contractSignedForAgency]) {
      await queueEmail(tx, message, { contractId }, { agencyId });
    }
    return true;
  });
  return mine ?? renderContract(actor, contractId);
}
