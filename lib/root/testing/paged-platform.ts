import { eq } from 'drizzle-orm';
import {
  photoDecisions,
  platformTransportations,
  retentionHolds,
  rides,
  talents,
  taxationPrices,
} from '@/db/schema';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makePhotoDecision, makeTalent } from '@/lib/testing/factories/talents';
import { byAdministrator, byAgency, day, idOf, isoDay, list, removeFrom } from './paged-row';
import type { PagedList, World } from './paged-world';

const stop = (kind: 'origin' | 'destination') => ({
  [`${kind}Address`]: 'Calle 1',
  [`${kind}Lat`]: 4.6,
  [`${kind}Lng`]: -74.1,
  [`${kind}City`]: 'Bogotá',
  [`${kind}Country`]: 'CO',
});

const makeARide = async ({ db, call, talent }: World, fields: Partial<typeof rides.$inferInsert>) =>
  idOf(
    await db
      .insert(rides)
      .values({
        ...{ agencyId: call.agencyId, eventId: call.eventId, convocatoryId: call.id, talentId: talent.id },
        ...{ platform: 'local', state: 'TERMINATED', requesterId: 'x', name: 'Luz', phone: '3001234567' },
        ...stop('origin'),
        ...stop('destination'),
        ...{ reason: 'Evento', fee: '5', platformGain: '10', total: 1000, currencyCode: 'COP' },
        endedAt: day(0),
        ...fields,
      } as typeof rides.$inferInsert)
      .returning(),
  );

let city = 0;

export const PLATFORM_LISTS: readonly PagedList[] = [
  list('talents', {
    reader: byAgency,
    make: async ({ db }, index) => (await makeTalent(db, { createdAt: day(index >> 1) })).id,
    remove: ({ db }, id) => db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, id)),
  }),
  list('photoDecisions', {
    reader: byAdministrator,
    make: async ({ db }, index) => (await makePhotoDecision(db, { createdAt: day(index >> 1) })).id,
    remove: removeFrom(photoDecisions),
  }),
  list('agencies', {
    reader: byAdministrator,
    make: async ({ db }, index) => (await makeAgency(db, { name: `Ñ ${index >> 1}` })).id,
  }),
  list('pricesTaxations', {
    of: 'kind: RENTA',
    reader: byAdministrator,
    make: async ({ db }, index) =>
      idOf(
        await db
          .insert(taxationPrices)
          .values({
            ...{ taxationId: 6, cityId: 1, concept: `PRUEBA_${index}`, unity: '%', rate: '1' },
            ...{ validFrom: '2026-01-01', status: 'verified' },
          })
          .returning(),
      ),
    remove: ({ db }, id) => db.delete(taxationPrices).where(eq(taxationPrices.id, Number(id))),
  }),
  list('transportations', {
    reader: byAdministrator,
    make: async ({ db }) => {
      city += 1;
      const of = { platform: RIDE_PLATFORMS[city % 2] ?? 'local', cityId: (city >> 1) + 1 };
      return idOf(
        await db
          .insert(platformTransportations)
          .values({ ...of, fee: '5', platformGain: '10' })
          .returning(),
      );
    },
    remove: removeFrom(platformTransportations),
  }),
  list('platformRides', {
    reader: byAdministrator,
    make: (world, index) => makeARide(world, { createdAt: day(index >> 1) }),
    remove: removeFrom(rides),
  }),
  list('rideSpending', {
    of: 'by: [month]',
    id: 'month',
    reader: byAdministrator,
    make: async (world, index) => {
      const endedAt = day(index * 31 + 5);
      await makeARide(world, { endedAt });
      return isoDay(index * 31 + 5).slice(0, 7);
    },
  }),
  list('retentionHolds', {
    reader: byAdministrator,
    make: async ({ db, agency }, index) =>
      idOf(
        await db
          .insert(retentionHolds)
          .values({
            ...{ subject: 'TALENT', subjectId: crypto.randomUUID(), reason: 'Proceso' },
            ...{ createdBy: agency.user.id, createdAt: day(index >> 1) },
          })
          .returning(),
      ),
    remove: removeFrom(retentionHolds),
  }),
];
