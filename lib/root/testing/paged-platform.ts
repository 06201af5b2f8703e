import { eq } from 'drizzle-orm';
import { photoDecisions, platformTransportations, talents, taxationPrices } from '@/db/schema';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makePhotoDecision, makeTalent } from '@/lib/testing/factories/talents';
import { byAdministrator, byAgency, day, idOf, list, removeFrom } from './paged-row';
import type { PagedList } from './paged-world';

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
];
