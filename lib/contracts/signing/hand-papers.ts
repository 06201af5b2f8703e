import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { files } from '@/db/schema';
import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
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
import { listContractDocuments } from '../queries';
import { attachDocument, checkOpen } from './upload-document';

const handPapersInput = z.object({
  kinds: z
    .array(z.enum(CONTRACT_DOCUMENT_KINDS))
    .check(z.minLength(1), z.maxLength(CONTRACT_DOCUMENT_KINDS.length)),
});
export type HandPapersInput = z.input<typeof handPapersInput>;

/**
 * Hands a contract copies of papers that its talent has on file. What the talent does with its own later changes
 * nothing of them. Throws NOT_FOUND for one that is not on file, CONFLICT for one that has expired, and else as
 * `uploadContractDocument`.
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
    await attachDocument(actor, holder, kind, { bytes: await readFileBytes(file), mime, name });
  }
  return kinds.size;
}

/**
 * Keeps what a contract was handed among its talent's own papers, for its next contracts; the talent has asked for it.
 * What is on file already stays as it is. Returns how many were kept. Throws FORBIDDEN, UNAVAILABLE.
 */
export async function keepContractPapers(actor: Actor): Promise<number> {
  const { subject } = maySignContract(actor);
  const { talentId } = subject;
  const handed = await listContractDocuments(database(), subject.eventId, talentId);
  const kept = await findPapers(database(), talentId);
  const isKept = (document: (typeof handed)[number]) =>
    kept.some(
      ({ paper, file }) =>
        file.sha256 === document.sha256 &&
        (paper.kind === document.kind || !mayShareFile(paper.kind, document.kind)),
    );
  const fresh = handed.filter((document) => !isKept(document));
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
