import type { Db } from '@/db/client';
import type { RidePlatform } from '@/db/values/rides';
import type { LinkActor } from '@/lib/core/actor';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { offerRides } from '@/lib/testing/factories/rides';
import { makeTalent } from '@/lib/testing/factories/talents';
import type { OrderRideInput } from '../inputs';

const HOUR = 60 * 60_000;

/** A talent who is confirmed at an event of tomorrow and may order rides, with the holder of its link. */
export async function makeRider(
  db: Db,
  platform: RidePlatform = 'local',
  fields: Parameters<typeof makeTalent>[1] = { mayOrderRides: true },
) {
  const { agency, actor: owner } = await makeAgencyUser(db);
  const event = await makeEvent(db, {
    agency,
    startDate: new Date(Date.now() + 20 * HOUR),
    endDate: new Date(Date.now() + 26 * HOUR),
  });
  await offerRides(db, platform, event.cityId);
  const talent = await makeTalent(db, fields);
  const place = await makeConvocated(db, { convocatory: await makeConvocatory(db, { event }), talent });
  const actor: LinkActor = {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'RIDE',
    agencyId: agency.id,
    subject: { convocatoryId: place.convocatoryId, talentId: talent.id, eventId: event.id },
  };
  return { agency, owner, event, talent, place, actor };
}

export const ORDER: OrderRideInput = {
  name: 'Valentina Restrepo',
  phoneClient: '(300) 123-4567',
  dialingCode: '57',
  origin: { address: 'Calle 93 # 11-27', coordinates: { lat: 4.6766, lng: -74.0483 } },
  destiny: { address: 'Carrera 7 # 71-21', coordinates: { lat: 4.6562, lng: -74.0553 } },
  reasonJourney: 'COT-0012',
  messajeToDriver: 'Portería norte',
};
