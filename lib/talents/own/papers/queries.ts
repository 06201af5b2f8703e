import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { files, talentPapers } from '@/db/schema';
import type { ContractPaperKind } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayKeepOwn } from '../../policy';
import { today } from '../../shown';
import { type PaperState, paperState } from './rules';

/** One of a talent's own papers as it counts now. */
export type OwnPaper = {
  readonly kind: ContractPaperKind;
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly issuedOn: string | null;
  /** The last day on which it serves; null for one without an end. */
  readonly expiresOn: string | null;
  readonly state: PaperState;
  readonly createdAt: Date;
  readonly revision: number;
};

const columns = {
  kind: talentPapers.kind,
  fileId: talentPapers.fileId,
  name: files.name,
  mime: files.mime,
  size: files.size,
  issuedOn: talentPapers.issuedOn,
  expiresOn: talentPapers.expiresOn,
  createdAt: talentPapers.createdAt,
  revision: talentPapers.revision,
};

/** The papers that a talent has on file, at most one of a kind. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listPapers(actor: Actor): Promise<OwnPaper[]> {
  const talentId = mayKeepOwn(actor);
  const rows = await database()
    .select(columns)
    .from(talentPapers)
    .innerJoin(files, eq(files.id, talentPapers.fileId))
    .where(and(eq(talentPapers.talentId, talentId), isNull(talentPapers.replacedAt)));
  const day = today();
  return rows.map((row) => ({ ...row, state: paperState(row.kind, row.expiresOn, day) }));
}

/** Papers that were replaced, the newest first. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listPaperVersions(actor: Actor) {
  const talentId = mayKeepOwn(actor);
  return database()
    .select(columns)
    .from(talentPapers)
    .innerJoin(files, eq(files.id, talentPapers.fileId))
    .where(and(eq(talentPapers.talentId, talentId), isNotNull(talentPapers.replacedAt)))
    .orderBy(asc(talentPapers.kind), desc(talentPapers.createdAt));
}

/** The current papers of a talent with their files. The caller has decided that they may be read. */
export const findPapers = (db: Db | Tx, talentId: string) =>
  db
    .select({ paper: talentPapers, file: files })
    .from(talentPapers)
    .innerJoin(files, eq(files.id, talentPapers.fileId))
    .where(and(eq(talentPapers.talentId, talentId), isNull(talentPapers.replacedAt)));
