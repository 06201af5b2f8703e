import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, contracts, files, talentReductions } from '@/db/schema';
import type { ReductionKind } from '@/db/values/reductions';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { mayKeepOwn } from '@/lib/talents/policy';
import { taxYear } from '../today';
import { counts, type Reduction } from './rules';

type Of = { readonly talentId: string; readonly agencyId: string; readonly year: number };

const current = ({ talentId, agencyId, year }: Of) =>
  and(
    eq(talentReductions.talentId, talentId),
    eq(talentReductions.agencyId, agencyId),
    eq(talentReductions.year, year),
    isNull(talentReductions.endedAt),
  );

/** What a talent declares to a payer for a year. The caller has decided that it may be read. */
export const findReductions = (db: Db | Tx, of: Of): Promise<Reduction[]> =>
  db
    .select({
      kind: talentReductions.kind,
      monthly: talentReductions.monthly,
      fileId: talentReductions.fileId,
    })
    .from(talentReductions)
    .where(current(of));

/** What is declared, with the paper that proves it. */
export type DeclaredReduction = Reduction & {
  readonly kind: ReductionKind;
  readonly since: Date;
  readonly fileName: string | null;
  readonly fileSize: number | null;
  readonly counts: boolean;
};

/**
 * What one declares to a payer for this year, oldest first; empty for a payer to whom one declares nothing. Throws
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function listReductions(actor: Actor, agencyId: string): Promise<DeclaredReduction[]> {
  const talentId = mayKeepOwn(actor);
  if (!isUuid(agencyId)) return [];
  const rows = await database()
    .select({
      kind: talentReductions.kind,
      monthly: talentReductions.monthly,
      fileId: talentReductions.fileId,
      since: talentReductions.createdAt,
      fileName: files.name,
      fileSize: files.size,
    })
    .from(talentReductions)
    .leftJoin(files, eq(files.id, talentReductions.fileId))
    .where(current({ talentId, agencyId, year: taxYear() }))
    .orderBy(asc(talentReductions.createdAt));
  return rows.map((row) => ({ ...row, counts: counts(row) }));
}

/** A payer to whom one may declare. */
export type Payer = { readonly id: string; readonly name: string };

/** Agencies with which one has signed a contract, the last one first. Throws UNAUTHENTICATED, FORBIDDEN. */
export const listPayers = async (actor: Actor): Promise<Payer[]> => findPayers(database(), mayKeepOwn(actor));

/** Agencies with which a talent has signed a contract. The caller has decided. */
export async function findPayers(db: Db | Tx, talentId: string): Promise<Payer[]> {
  const rows = await db
    .select({ id: agencies.id, name: agencies.name })
    .from(contracts)
    .innerJoin(agencies, eq(agencies.id, contracts.agencyId))
    .where(eq(contracts.talentId, talentId))
    .orderBy(desc(contracts.signedAt));
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
}
