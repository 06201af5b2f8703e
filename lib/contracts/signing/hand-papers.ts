import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Tx } from '@/db/client';
import { files } from '@/db/schema';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { readFileBytes } from '@/lib/storage/open-file';
import { insertPaper, storePaper } from '@/lib/talents/own/papers/keep-paper';
import { findPapers } from '@/lib/talents/own/papers/queries';
import { mayShareFile, paperState } from '@/lib/talents/own/papers/rules';
import { today } from '@/lib/talents/shown';
import { maySignContract } from '../policy';
import { listContractPapers, type UploadedDocument } from '../queries';
import { attachPaper, checkOpen } from './upload-paper';

const handPapersInput = z.object({
  kinds: z
    .array(z.enum(CONTRACT_PAPER_KINDS))
    .check(z.minLength(1), z.maxLength(CONTRACT_PAPER_KINDS.length)),
});
export type HandPapersInput = z.input<typeof handPapersInput>;

/**
 * Hands a contract copies of papers that its talent has on file. What the talent does with its own later changes
 * nothing of them. Throws NOT_FOUND for one that is not on file, CONFLICT for one that has expired, and else as
 * `uploadContractPaper`.
 */
export async function handPapers(actor: Actor, input: HandPapersInput): Promise<number> {
  const holder = maySignContract(actor);
  const kinds = new Set(parseInput(handPapersInput, input).kinds);
  await checkOpen(holder);
  const papers = await findPapers(database(), holder.subject.talentId);
  for (const kind of kinds) {
    const found = papers.find(({ paper }) => paper.kind === kind);
    if (!found) throw notFound('errors.paper.notFound');
    const { paper, file } = found;
    if (paperState(kind, paper.expiresOn, today()) === 'EXPIRED') {
      const document = translate(`contract.${kind}`);
      throw new AppError('CONFLICT', 'errors.paper.expired', {}, { values: { document } });
    }
    const { mime, name } = file;
    await attachPaper(actor, holder, kind, { bytes: await readFileBytes(file), mime, name });
  }
  return kinds.size;
}

/** Hands a contract all that its talent has on file, that serves, and that it was not handed yet. Throws as `handPapers`. */
export async function handPapersOnFile(actor: Actor): Promise<number> {
  const { subject } = maySignContract(actor);
  const handed = await listContractPapers(database(), subject.eventId, subject.talentId);
  const papers = await findPapers(database(), subject.talentId);
  const kinds = papers
    .map(({ paper }) => paper)
    .filter(({ kind, expiresOn }) => paperState(kind, expiresOn, today()) !== 'EXPIRED')
    .map(({ kind }) => kind)
    .filter((kind) => !handed.some((document) => document.kind === kind));
  return kinds.length > 0 ? handPapers(actor, { kinds }) : 0;
}

/** Lists what a contract was handed that its talent has not on file. */
export async function listPapersToKeep(
  db: Db | Tx,
  { eventId, talentId }: { readonly eventId: string; readonly talentId: string },
): Promise<UploadedDocument[]> {
  const kept = await findPapers(db, talentId);
  const isKept = (document: UploadedDocument) =>
    kept.some(
      ({ paper, file }) =>
        file.sha256 === document.sha256 &&
        (paper.kind === document.kind || !mayShareFile(paper.kind, document.kind)),
    );
  return (await listContractPapers(db, eventId, talentId)).filter((document) => !isKept(document));
}

/**
 * Keeps what a contract was handed among its talent's own papers, for its next contracts; the talent has asked for it.
 * What is on file already stays as it is. Returns how many were kept. Throws FORBIDDEN, UNAVAILABLE.
 */
export async function keepContractPapers(actor: Actor): Promise<number> {
  const { subject } = maySignContract(actor);
  const { eventId, talentId } = subject;
  const fresh = await listPapersToKeep(database(), { eventId, talentId });
  if (fresh.length === 0) return 0;
  const rows = await database()
    .select()
    .from(files)
    .where(
      inArray(
        files.id,
        fresh.map(({ fileId }) => fileId),
      ),
    );
  for (const { kind, fileId } of fresh) {
    const file = rows.find(({ id }) => id === fileId);
    if (!file) continue;
    const { mime, name } = file;
    const stored = await storePaper(talentId, { bytes: await readFileBytes(file), mime, name });
    const undated = { talentId, kind, issuedOn: null, expiresOn: null };
    await transact((tx) => insertPaper(tx, actor, undated, stored));
  }
  return fresh.length;
}
