import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import type { TalentKeeper } from './policy';

type TalentRow = typeof talents.$inferSelect;

/**
 * Whose data somebody may change: the administrator everybody's, a talent its own, an agency those of whom it brought
 * until that talent has come in and keeps them itself.
 */
export function keptBy(keeper: TalentKeeper): SQL | undefined {
  switch (keeper.kind) {
    case 'administrator':
      return undefined;
    case 'talent':
      return eq(talents.id, keeper.talentId);
    case 'agencyUser':
      return and(eq(talents.broughtByAgencyId, keeper.agencyId), isNull(talents.passwordHash));
  }
}

/** Locks the row of a talent whose data somebody may change. Throws NOT_FOUND, alike for anybody else's. */
export async function lockKeptTalent(
  tx: Tx,
  keeper: TalentKeeper,
  talentId: string,
  missing = 'errors.talent.notFound',
): Promise<TalentRow> {
  const [row] = await tx
    .select()
    .from(talents)
    .where(and(eq(talents.id, talentId), keptBy(keeper)))
    .for('no key update');
  if (!row) throw notFound(missing);
  return row;
}

/** The agency in whose activity a change of a talent stands; null for none. */
export const auditAgency = (keeper: TalentKeeper): string | null =>
  keeper.kind === 'agencyUser' ? keeper.agencyId : null;
