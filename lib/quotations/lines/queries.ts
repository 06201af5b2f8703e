import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { profiles, quotationLineGenders, quotationLines } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { scopeOfQuotations } from '../policy';

export type LineGender = {
  readonly gender: (typeof quotationLineGenders.$inferSelect)['gender'];
  readonly quantity: number;
};

export type QuotationLine = typeof quotationLines.$inferSelect & {
  /** The profile's code (`musico`), as the wire and the calculator say. */
  profile: string;
  profileName: string;
  genders: readonly LineGender[];
};

/** Lines by quotation, in their order, with profile and genders: two statements whatever the rows. */
export async function findQuotationLines(
  actor: Actor,
  quotationIds: readonly string[],
): Promise<Map<string, QuotationLine[]>> {
  const scope = scopeOfQuotations(actor);
  if (quotationIds.length === 0) return new Map();
  const within = and(
    anyOf(quotationLines.quotationId, quotationIds),
    scope.kind === 'agency' ? eq(quotationLines.agencyId, scope.agencyId) : undefined,
    scope.kind === 'one' ? eq(quotationLines.quotationId, scope.quotationId) : undefined,
  );
  return groupBy(
    await readLines(database(), within),
    ({ quotationId }) => quotationId,
    (line) => line,
  );
}

/** The lines of a quotation as they stand in a transaction. The caller has decided, and holds the quotation. */
export const readLinesOf = (tx: Tx, quotationId: string): Promise<QuotationLine[]> =>
  readLines(tx, eq(quotationLines.quotationId, quotationId));

async function readLines(db: Db | Tx, where: SQL | undefined): Promise<QuotationLine[]> {
  const rows = await db
    .select({ line: quotationLines, profile: profiles.code, profileName: profiles.name })
    .from(quotationLines)
    .innerJoin(profiles, eq(profiles.id, quotationLines.profileId))
    .where(where)
    .orderBy(asc(quotationLines.quotationId), asc(quotationLines.position));
  const lineIds = rows.map((row) => row.line.id);
  const genders = await findGenders(db, lineIds);
  return rows.map(({ line, ...profile }) => ({ ...line, ...profile, genders: genders.get(line.id) ?? [] }));
}

async function findGenders(db: Db | Tx, lineIds: readonly string[]): Promise<Map<string, LineGender[]>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(quotationLineGenders)
    .where(anyOf(quotationLineGenders.quotationLineId, lineIds))
    .orderBy(asc(quotationLineGenders.gender));
  return groupBy(
    rows,
    ({ quotationLineId }) => quotationLineId,
    ({ gender, quantity }) => ({ gender, quantity }),
  );
}
