import { and, eq } from 'drizzle-orm';
import { talentPlaces } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type KeepPlaceInput, keepPlaceInput, type RemovePlaceInput, removePlaceInput } from '../inputs';
import { mayOpenRidePage, seesOwnPlaces } from '../policy';

/** More than a person is fetched from. */
const MOST = 20;

function ownerOf(actor: Actor): string {
  const holder = mayOpenRidePage(actor);
  if (!seesOwnPlaces(holder)) throw forbidden('errors.forbidden');
  return holder.subject.talentId;
}

/**
 * Keeps a place under a name, not twice the same. Throws INVALID, CONFLICT when there are twenty or it has one of that name, and
 * FORBIDDEN for who holds a link that passed through other hands.
 */
export async function keepPlace(actor: Actor, input: KeepPlaceInput): Promise<string> {
  const talentId = ownerOf(actor);
  const { name, address, coordinates } = parseInput(keepPlaceInput, input);
  return transact(async (tx) => {
    if ((await tx.$count(talentPlaces, eq(talentPlaces.talentId, talentId))) >= MOST) {
      throw conflict('ride.tooManyPlaces');
    }
    const values = { talentId, name, address, ...coordinates };
    const [row] = await tx
      .insert(talentPlaces)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: talentPlaces.id });
    if (!row) throw conflict('ride.placeNameTaken');
    await recordAudit(
      tx,
      actor,
      'talent-place.keep',
      { id: row.id, agencyId: null },
      { detail: { talentId } },
    );
    return row.id;
  });
}

/** Forgets a place that the talent kept. Throws FORBIDDEN and NOT_FOUND, alike for another's. */
export async function removePlace(actor: Actor, input: RemovePlaceInput): Promise<void> {
  const talentId = ownerOf(actor);
  const { id } = parseInput(removePlaceInput, input);
  await transact(async (tx) => {
    const [row] = await tx
      .delete(talentPlaces)
      .where(and(eq(talentPlaces.id, id), eq(talentPlaces.talentId, talentId)))
      .returning({ id: talentPlaces.id });
    if (!row) throw notFound();
    await recordAudit(
      tx,
      actor,
      'talent-place.remove',
      { id: row.id, agencyId: null },
      { detail: { talentId } },
    );
  });
}
