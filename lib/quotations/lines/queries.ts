import { and, asc, eq } from 'drizzle-orm';
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
  const rows = await database()
    .select({ line: quotationLines, profile: profiles.code, profileName: profiles.name })
    .from(quotationLines)
    .innerJoin(profiles, eq(profiles.id, quotationLines.profileId))
    .where(
      and(
        anyOf(quotationLines.quotationId, quotationIds),
        scope.kind === 'agency' ? eq(quotationLines.agencyId, scope.agencyId) : undefined,
        scope.kind === 'one' ? eq(quotationLines.quotationId, scope.quotationId) : undefined,
      ),
    )
    .orderBy(asc(quotationLines.quotationId), asc(quotationLines.position));
  const genders = await findGenders(rows.map((row) => row.line.id));
  return groupBy(
    rows,
    ({ line }) => line.quotationId,
    ({ line, ...profile }) => ({ ...line, ...profile, genders: genders.get(line.id) ?? [] }),
  );
}

async function findGenders(lineIds: readonly string[]): Promise<Map<string, LineGender[]>> {
  if (lineIds.length === 0) return new Map();
  const rows = await database()
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
