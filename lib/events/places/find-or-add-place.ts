import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { placeDirectories } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';

export type Place = {
  readonly agencyId: string;
  readonly cityId: number;
  readonly name: string;
  readonly address: string | null;
  readonly phone?: string | null;
  /** Its point on the map, in degrees. */
  readonly point?: { readonly latitude: number; readonly longitude: number } | null;
};

const same = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** The id of a venue in the agency's directory by its name and address; null for one that is not there yet. */
export async function findNamedPlace(db: Db | Tx, place: Place): Promise<string | null> {
  const own = and(
    eq(placeDirectories.agencyId, place.agencyId),
    eq(placeDirectories.cityId, place.cityId),
    sql`lower(${placeDirectories.name}) = lower(${place.name})`,
  );
  const known = await db
    .select({ id: placeDirectories.id, name: placeDirectories.name, address: placeDirectories.address })
    .from(placeDirectories)
    .where(own)
    .orderBy(asc(placeDirectories.createdAt));
  return known.find((row) => same(row.name, place.name) && same(row.address, place.address))?.id ?? null;
}

/**
 * The id of a venue in the agency's directory, added when it is new. Name and address tell venues apart; a phone and a
 * point that are given are kept with it.
 */
export async function findOrAddPlace(tx: Tx, { phone, point, ...place }: Place): Promise<string> {
  await tx.insert(placeDirectories).values(place).onConflictDoNothing();
  const found = await findNamedPlace(tx, place);
  if (!found) throw new Error('the venue was neither inserted nor found');
  const more = { ...(phone ? { phone } : {}), ...point };
  if (Object.keys(more).length > 0) {
    await tx
      .update(placeDirectories)
      .set({ ...more, updatedAt: currentTime() })
      .where(eq(placeDirectories.id, found));
  }
  return found;
}

/** The id of a venue that an agency may choose: its own or a shared one; null for any other. */
export async function findPlace(tx: Tx, agencyId: string, id: string): Promise<string | null> {
  const mayChoose = or(eq(placeDirectories.agencyId, agencyId), isNull(placeDirectories.agencyId));
  const [row] = await tx
    .select({ id: placeDirectories.id })
    .from(placeDirectories)
    .where(and(eq(placeDirectories.id, id), mayChoose));
  return row?.id ?? null;
}
