import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { placeDirectories } from '@/db/schema';

export type Place = {
  readonly agencyId: string;
  readonly cityId: number;
  readonly name: string;
  readonly address: string | null;
};

const same = (a: string | null, b: string | null) => (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** The id of a venue in the agency's directory, added when it is new. Name and address tell venues apart. */
export async function findOrAddPlace(tx: Tx, place: Place): Promise<string> {
  await tx.insert(placeDirectories).values(place).onConflictDoNothing();
  const known = await tx
    .select({ id: placeDirectories.id, name: placeDirectories.name, address: placeDirectories.address })
    .from(placeDirectories)
    .where(and(eq(placeDirectories.agencyId, place.agencyId), eq(placeDirectories.cityId, place.cityId)))
    .orderBy(asc(placeDirectories.createdAt));
  const found = known.find((row) => same(row.name, place.name) && same(row.address, place.address));
  if (!found) throw new Error('the venue was neither inserted nor found');
  return found.id;
}
