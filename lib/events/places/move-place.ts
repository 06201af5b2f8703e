import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventDirectories, events } from '@/db/schema';
import { findDialingCode } from '@/lib/catalogues/dialing-code';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { currentTime } from '@/lib/platform/clock';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import type { Event } from '../queries';
import { findOrAddPlace, findPlace } from './find-or-add-place';
import { findVenue, type Venue } from './find-venue';
import { openDirectory } from './open-directory';

type Occasion = Pick<
  Event,
  'id' | 'agencyId' | 'eventDirectoryId' | 'name' | 'startDate' | 'endDate' | 'cityId'
>;
type Maybe<T> = T | null | undefined;
/** A venue of the directory by its id, or one by its name, with a phone and a point where they are known. */
type Wanted = {
  readonly placeDirectoryId?: Maybe<string>;
  readonly placeName?: Maybe<string>;
  readonly placeAddress?: Maybe<string>;
  readonly placePhone?: Maybe<string>;
  readonly latitude?: Maybe<number>;
  readonly longitude?: Maybe<number>;
};

/**
 * Keeps an event's occasion on the event's name, dates and venue; an occasion is opened when a venue comes
 * where there was none, and when another venue comes than that of an occasion which other events share. A venue left out
 * stays, an empty one is taken away; an address, a phone or a point without a name are those of the venue there is. Answers the occasion's id. Throws INVALID for a venue that the agency may not choose.
 */
export async function movePlace(tx: Tx, event: Occasion, wanted: Wanted): Promise<string | null> {
  const { agencyId, eventDirectoryId, name, startDate, endDate } = event;
  const present = await findVenue(tx, event);
  const venue = await venueOf(tx, event, withName(wanted, present));
  if (!eventDirectoryId) {
    if (!venue) return null;
    return openDirectory(tx, { agencyId, placeDirectoryId: venue, name, startDate, endDate });
  }
  const own = eq(eventDirectories.id, eventDirectoryId);
  const kept = present?.id ?? null;
  const placeDirectoryId = venue === undefined ? kept : venue;
  const others = and(eq(events.eventDirectoryId, eventDirectoryId), ne(events.id, event.id));
  if ((await tx.$count(events, and(eq(events.agencyId, agencyId), others))) > 0) {
    if (placeDirectoryId === kept) return eventDirectoryId;
    return openDirectory(tx, { agencyId, placeDirectoryId, name, startDate, endDate });
  }
  await tx
    .update(eventDirectories)
    .set({ placeDirectoryId, name, startDate, endDate, updatedAt: currentTime() })
    .where(own);
  return eventDirectoryId;
}

/** What is wanted of the venue there is, with the name and address that tell it apart. */
export function withName<Given extends Wanted>(wanted: Given, present: Venue | null): Given {
  const { placeDirectoryId, placeName, placeAddress, placePhone, latitude } = wanted;
  const says = placeAddress !== undefined || placePhone !== undefined || latitude !== undefined;
  if (!present || placeDirectoryId !== undefined || placeName !== undefined || !says) return wanted;
  return {
    ...wanted,
    placeName: present.name,
    placeAddress: placeAddress === undefined ? present.address : placeAddress,
  };
}

/** The venue that is wanted; null for none, undefined for the one there is. Throws INVALID as above. */
export async function venueOf(
  tx: Tx,
  { agencyId, cityId }: Pick<Occasion, 'agencyId' | 'cityId'>,
  wanted: Wanted,
): Promise<Maybe<string>> {
  if (wanted.placeDirectoryId) {
    const known = await findPlace(tx, agencyId, wanted.placeDirectoryId);
    if (!known) throw new AppError('INVALID', 'errors.invalid', { placeDirectoryId: 'validation.option' });
    return known;
  }
  if (wanted.placeName === undefined) return wanted.placeDirectoryId;
  const name = emptyToNull(wanted.placeName);
  if (!name) return null;
  const { latitude, longitude, placePhone } = wanted;
  const dialingCode = placePhone ? await findDialingCode(tx, cityId) : COLOMBIA;
  const { phones } = keepPhones({ placePhone }, { dialingCode, extension: true });
  return findOrAddPlace(tx, {
    ...{ agencyId, cityId, name },
    address: emptyToNull(wanted.placeAddress),
    phone: phones.placePhone ?? null,
    point: latitude == null || longitude == null ? null : { latitude, longitude },
  });
}
