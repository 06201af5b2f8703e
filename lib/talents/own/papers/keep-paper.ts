import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files, talentPapers, talents } from '@/db/schema';
import type { ContractPaperKind } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, insertFile, type StoredBytes, storeBytes } from '@/lib/storage/put-file';
import { OWN_PAPER } from '../../file-kinds';
import { mayKeepOwn } from '../../policy';
import { today } from '../../shown';
import { datePaperInput } from './inputs';
import { findPapers } from './queries';
import { datesProblem, lastDayOf, MOST_VERSIONS, mayShareFile, type PaperDates } from './rules';

type PaperUpload = {
  readonly kind: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
};

export type KeptPaper = { readonly kind: ContractPaperKind; readonly name: string; readonly size: number };

/**
 * Keeps one of a talent's own papers for all its contracts, encrypted and for nobody else to open. One of the same kind
 * becomes an earlier version, of which the last few stay. Throws INVALID (`upload.…`, and per date), CONFLICT for the
 * same file as another paper, UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN. The caller has spent the allowance.
 */
export async function keepPaper(actor: Actor, upload: PaperUpload): Promise<KeptPaper> {
  const talentId = mayKeepOwn(actor);
  const { kind, ...dates } = readDates(upload);
  const paper = await inspectPaper(upload.name, upload.bytes);
  const stored = await storePaper(talentId, paper);
  const file = await transact(async (tx) => insertPaper(tx, actor, { talentId, kind, ...dates }, stored));
  return { kind, name: file.name, size: file.size };
}

/** The kind and the days of a paper. Throws INVALID with a message key per field. */
export function readDates(input: object) {
  const { kind, issuedOn, expiresOn } = parseInput(datePaperInput, input);
  const dates: PaperDates = { issuedOn: issuedOn || null, expiresOn: expiresOn || null };
  const problem = datesProblem(kind, dates, today());
  if (problem) throw new AppError('INVALID', Object.values(problem)[0] ?? 'errors.invalid', { ...problem });
  return { kind, ...dates };
}

type Content = Pick<StoredBytes, 'mime' | 'name'> & { readonly bytes: Buffer };

/** Writes the bytes of a talent's own paper. */
export const storePaper = (talentId: string, content: Content): Promise<StoredBytes> =>
  storeBytes({ ...content, kind: OWN_PAPER, agencyId: null, talentId, ownerId: talentId });

type NewPaper = PaperDates & { readonly talentId: string; readonly kind: ContractPaperKind };

/** Makes stored bytes the paper that counts. The very file that counts already stays it, with these days. */
export async function insertPaper(
  tx: Tx,
  actor: Actor,
  { talentId, kind, issuedOn, expiresOn }: NewPaper,
  stored: StoredBytes,
): Promise<Pick<FileRow, 'name' | 'size'>> {
  // Held, so that two papers at once see each other.
  await tx.select({ id: talents.id }).from(talents).where(eq(talents.id, talentId)).for('no key update');
  const current = await findPapers(tx, talentId);
  const twin = current.find(
    ({ paper, file }) => !mayShareFile(paper.kind, kind) && file.sha256 === stored.sha256,
  );
  if (twin) {
    const document = translate(`contract.${twin.paper.kind}`);
    throw new AppError('CONFLICT', 'contract.sameFile', {}, { values: { document } });
  }
  const days = { issuedOn, expiresOn: lastDayOf(kind, { issuedOn, expiresOn }, today()) };
  const before = current.find(({ paper }) => paper.kind === kind);
  if (before && before.file.sha256 === stored.sha256) {
    await tx.update(talentPapers).set(days).where(eq(talentPapers.id, before.paper.id));
    return before.file;
  }
  if (before) {
    await tx
      .update(talentPapers)
      .set({ replacedAt: currentTime() })
      .where(eq(talentPapers.id, before.paper.id));
  }
  const file = await insertFile(tx, stored);
  await tx.insert(talentPapers).values({
    talentId,
    kind,
    fileId: file.id,
    ...days,
    revision: (before?.paper.revision ?? 0) + 2,
  });
  await dropOldVersions(tx, talentId, kind);
  await recordAudit(tx, actor, 'talent.keep-paper', { id: talentId, agencyId: null }, { detail: { kind } });
  return file;
}

async function dropOldVersions(tx: Tx, talentId: string, kind: ContractPaperKind): Promise<void> {
  const old = await tx
    .select({ id: talentPapers.id, fileId: talentPapers.fileId })
    .from(talentPapers)
    .where(and(eq(talentPapers.talentId, talentId), eq(talentPapers.kind, kind)))
    .orderBy(desc(talentPapers.createdAt), desc(talentPapers.replacedAt))
    .offset(MOST_VERSIONS);
  await dropPapers(tx, old);
}

/** Takes papers away with their files. */
export async function dropPapers(
  tx: Tx,
  papers: readonly { readonly id: string; readonly fileId: string }[],
): Promise<void> {
  if (papers.length === 0) return;
  const ids = papers.map(({ id }) => id);
  const fileIds = papers.map(({ fileId }) => fileId);
  await tx.delete(talentPapers).where(inArray(talentPapers.id, ids));
  await tx.update(files).set({ deletedAt: currentTime() }).where(inArray(files.id, fileIds));
}
