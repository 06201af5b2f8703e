import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contractDocuments, files } from '@/db/schema';
import { CONTRACT_PAPER_KINDS, type ContractPaperKind } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isClosed, stateAt } from '@/lib/events/rules';
import { translate } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { mayShareFile } from '@/lib/talents/own/papers/rules';
import { PAPER_KINDS } from '../file-kinds';
import { type ContractHolder, maySignContract } from '../policy';
import { findContract, findEngagement, listContractPapers } from '../queries';
import { maySign } from '../rules';

const uploadInput = z.object({
  kind: z.enum(CONTRACT_PAPER_KINDS, 'contract.uploadDocument'),
  name: z.string(),
});

export type ContractUpload = { kind: string; name: string; bytes: Buffer };

/**
 * Stores one of the four documents of a contract, encrypted. A second upload of the same kind replaces the first until
 * the contract is signed. Throws INVALID (`upload.…`), FORBIDDEN without a link, RATE_LIMITED, and CONFLICT for the
 * same file as another document but for a planilla, after signing, after the event closed, or without room.
 */
export async function uploadContractPaper(actor: Actor, upload: ContractUpload) {
  const holder = maySignContract(actor);
  const { kind, name } = parseInput(uploadInput, upload);
  await checkOpen(holder);
  const paper = await inspectPaper(name, upload.bytes);
  return attachPaper(actor, holder, kind, paper);
}

/** Throws NOT_FOUND for who is not confirmed, and CONFLICT after the event closed. */
export async function checkOpen({ subject }: ContractHolder): Promise<void> {
  const engagement = await findEngagement(database(), subject.eventId, subject.talentId);
  if (!engagement || !maySign(engagement)) throw notFound('contract.notForTalent');
  if (isClosed(stateAt(engagement.event, engagement.confirmed, currentTime()))) {
    throw conflict('contract.eventExpired');
  }
}

/** What a contract is handed: bytes that were inspected. */
type Content = { readonly bytes: Buffer; readonly mime: string; readonly name: string };

/** Makes a copy of its own of the bytes and hands it to the contract. Throws as `uploadContractPaper`. */
export async function attachPaper(
  actor: Actor,
  { agencyId, subject }: ContractHolder,
  kind: ContractPaperKind,
  content: Content,
) {
  const stored = await storeBytes({
    ...content,
    kind: PAPER_KINDS[kind],
    agencyId,
    talentId: subject.talentId,
    eventId: subject.eventId,
    ownerId: subject.talentId,
  });
  return transact(async (tx) => {
    if (await findContract(tx, subject.eventId, subject.talentId)) throw conflict('contract.alreadySigned');
    const own = and(
      eq(contractDocuments.eventId, subject.eventId),
      eq(contractDocuments.talentId, subject.talentId),
      eq(contractDocuments.kind, kind),
    );
    const [before] = await tx.select().from(contractDocuments).where(own).for('update');
    // From here on the agency's uploads come one at a time, so that two of the same file see each other.
    const file = await insertUpload(tx, stored, Object.values(PAPER_KINDS));
    const uploaded = await listContractPapers(tx, subject.eventId, subject.talentId);
    const same = uploaded.find(
      (document) => document.sha256 === file.sha256 && !mayShareFile(document.kind, kind),
    );
    if (same) {
      const document = translate(`contract.${same.kind}`);
      throw new AppError('CONFLICT', 'contract.sameFile', {}, { values: { document } });
    }
    await tx
      .insert(contractDocuments)
      .values({ ...subject, agencyId, kind, fileId: file.id })
      .onConflictDoUpdate({
        target: [contractDocuments.eventId, contractDocuments.talentId, contractDocuments.kind],
        set: { fileId: file.id, updatedAt: currentTime() },
      });
    if (before) await tx.update(files).set({ deletedAt: currentTime() }).where(eq(files.id, before.fileId));
    await recordAudit(
      tx,
      actor,
      'contract-document.upload',
      { id: file.id, agencyId },
      { detail: { kind, eventId: subject.eventId, talentId: subject.talentId } },
    );
    return { kind, fileName: file.name, size: file.size };
  });
}
