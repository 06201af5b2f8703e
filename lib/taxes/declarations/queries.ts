import { eq, getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { talentTaxData } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayKeepOwn } from '@/lib/talents/policy';

const { talentId: _owner, createdAt: _made, ...columns } = getTableColumns(talentTaxData);

/** What a talent said of itself as a taxpayer, and when. */
export type TaxData = Omit<typeof talentTaxData.$inferSelect, 'talentId' | 'createdAt'>;

/** One's own tax data, or null before one has said any. Throws UNAUTHENTICATED, FORBIDDEN. */
export const getTaxData = (actor: Actor): Promise<TaxData | null> =>
  findTaxData(database(), mayKeepOwn(actor));

/** The tax data of a talent, or null. The caller has decided that they may be read. */
export async function findTaxData(db: Db | Tx, talentId: string): Promise<TaxData | null> {
  const [row] = await db.select(columns).from(talentTaxData).where(eq(talentTaxData.talentId, talentId));
  return row ?? null;
}
