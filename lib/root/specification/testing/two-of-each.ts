import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { agencies, convocatories, placeDirectories, quotations } from '@/db/schema';
import { CONVOCATED } from '@/lib/core/states';
import { makeEventDirectory } from '@/lib/testing/factories/agencies';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { offerRides } from '@/lib/testing/factories/rides';
import { only } from '@/lib/testing/factories/sequence';
import { makeTalent } from '@/lib/testing/factories/talents';
import type { Cast } from '../../testing/cast';

export type TwoOfEach = Awaited<ReturnType<typeof makeTwoOfEach>>;

/** Of each kind two, of which a read finds one. */
export async function makeTwoOfEach(db: Db, { tenant }: Cast) {
  const agency = only(await db.select().from(agencies).where(eq(agencies.id, tenant.agency)));
  const placeOf = async (cityId: number) =>
    only(
      await db
        .insert(placeDirectories)
        .values({ agencyId: agency.id, name: `Recinto ${cityId}`, address: `Calle ${cityId}`, cityId })
        .returning(),
    );
  const occasionOn = (name: string, day: string) =>
    makeEventDirectory(db, {
      agency,
      name,
      startDate: new Date(`${day}T13:00:00Z`),
      endDate: new Date(`${day}T23:00:00Z`),
    });
  await offerRides(db, 'cabify', 1);
  await db.execute(sql`insert into user_transportations (id, platform_transportation_id)
    select gen_random_uuid(), id from platform_transportations where platform = 'cabify' and city_id = 1`);
  await db.execute(
    sql`insert into push_tokens (talent_id, token, token_hash) values (${tenant.talent}, 'aparato', 'a')`,
  );
  await db.execute(sql`update legal_representatives set city_id = 2 where agency_id = ${agency.id}`);
  await makeQuotation(db);
  const inCity = await makeTalent(db, { residenceCityId: 60 });
  const convocatory = only(
    await db.select().from(convocatories).where(eq(convocatories.id, tenant.convocatory)),
  );
  await makeConvocated(db, { convocatory, talent: inCity, stateId: CONVOCATED.CALLED });
  const own = await db
    .select({ id: quotations.id })
    .from(quotations)
    .where(eq(quotations.agencyId, agency.id));
  return {
    quotations: own.map(({ id }) => id),
    inCity: inCity.id,
    inReview: (await makeTalent(db, { residenceCityId: 61, stateId: 17 })).id,
    place: await placeOf(60),
    otherPlace: await placeOf(61),
    before: await occasionOn('Feria de antes', '2030-01-01'),
    after: await occasionOn('Feria de después', '2030-03-01'),
  };
}
