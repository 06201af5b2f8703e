import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import { anonymous } from '@/lib/core/actor';
import { makeEventDirectory, makeFinalClient } from '@/lib/testing/factories/agencies';
import { only } from '@/lib/testing/factories/sequence';
import { makeTalentPhoto } from '@/lib/testing/factories/talents';
import { makeTenantLink } from '@/lib/testing/tenant';
import { ownEvent, profiled } from '../testing/arrangements';
import { type Cast, makeCast } from '../testing/cast';
import { ACCOUNT_CASES } from './testing/account-cases';
import type { Case, Things } from './testing/case';
import { call } from './testing/client';
import { EVENT_CASES } from './testing/event-cases';
import { TALENT_CASES } from './testing/talent-cases';

const database = useDatabase();
const PIXEL = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#222' } })
  .png()
  .toBuffer();
const CASES: Readonly<Record<string, Case>> = { ...ACCOUNT_CASES, ...EVENT_CASES, ...TALENT_CASES };
const newImage = async (name: string) => (await uploadImage(cast.actors.owner, { name, bytes: PIXEL })).id;
let cast: Cast;
let things: Things;

beforeAll(async () => {
  const { db } = database;
  cast = await makeCast(db);
  const { tenant } = cast;
  const { agency: agencyId } = tenant;
  const agency = only(await db.select().from(agencies).where(eq(agencies.id, agencyId)));
  const brand = await makeFinalClient(db, { agency, clientId: tenant.client });
  const occasion = await makeEventDirectory(db, { agency });
  await db.execute(ownEvent(tenant));
  await db.execute(profiled(tenant));
  const need = crypto.randomUUID();
  await db.execute(sql`
    insert into event_personals (id, agency_id, event_id, profile_id, gender, quantity, budget, start_date, end_date)
    select ${need}, ${agencyId}, id, 1, 'FEMENINO', 1, 5, start_date, end_date from events where id = ${tenant.event}`);
  await db.execute(sql`delete from talent_bookings where convocated_id = ${tenant.convocated}`);
  await db.execute(sql`
    update convocateds set state_id = 1811, application_state_id = 1818 where id = ${tenant.convocated}`);
  things = {
    ...tenant,
    // Made under the id of the agency's place.
    ownEvent: tenant.convocated,
    profile: tenant.convocated,
    brand: brand.id,
    occasion: occasion.id,
    place: occasion.placeDirectoryId ?? '',
    need,
    image: await newImage('logo.png'),
    otherImage: await newImage('otro.png'),
    photo: (await makeTalentPhoto(db, { talentId: tenant.talent, stateId: 81 })).id,
    token: await makeTenantLink(db, 'ACTIVATION', { userId: tenant.waiting, agencyId }),
    fresh: String(Date.now()).slice(-9),
  };
});

const variables = ({ input }: Case) => ({
  input: input(things),
  agencyId: things.agency,
  convocatoryId: things.convocatory,
  talentId: things.talent,
});
/** Only what the operation declares, as a client sends it. */
const declared = (one: Case) =>
  Object.fromEntries(Object.entries(variables(one)).filter(([name]) => one.query.includes(`$${name}:`)));

test.each(Object.keys(CASES))(
  '[1.3/registration.*] [1.7/register returns the user] [2.7.2/*] %s is done with every field that the specification names',
  async (name) => {
    const one = CASES[name] as Case;
    const actor = one.who === 'anonymous' ? anonymous : cast.actors[one.who ?? 'owner'];
    const { data, refused } = await call(actor, one.query, declared(one));
    expect(refused).toBeNull();
    const answer = one.answer(things);
    const told = Object.values(data ?? {})[0];
    if (typeof answer === 'object' && answer !== null && !('asymmetricMatch' in answer))
      expect(told).toMatchObject(answer);
    else expect(told).toEqual(answer);
    if (one.stored) expect((await database.db.execute(one.stored(things))).rows).toHaveLength(1);
  },
);

test.each(Object.keys(CASES))(
  '[1.7/inputs refused at their path] %s refuses another type, and says where',
  async (name) => {
    const one = CASES[name] as Case;
    const actor = one.who === 'anonymous' ? anonymous : cast.actors[one.who ?? 'owner'];
    const { refused } = await call(actor, one.query, { ...declared(one), input: { nadie: true } });
    expect(refused?.code).toBe('BAD_USER_INPUT');
    expect(refused?.message).toContain('$input');
  },
);
