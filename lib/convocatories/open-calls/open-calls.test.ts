import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { agencies, convocatories, talentSkills } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, TalentActor } from '@/lib/core/actor';
import { AGENCY, CONVOCATED, CONVOCATORY, EVENT, TALENT } from '@/lib/core/states';
import { type Convocatory, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { applyToCall } from './apply-to-call';
import { openConvocatory } from './open-convocatory';
import { listOpenCallsFor } from './queries';

const database = useDatabase();
let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeEvent>>;
let call: Convocatory;
let budget: number;

beforeEach(async () => {
  // Calls of other tests are of nobody's profile.
  await database.db.update(convocatories).set({ openedAt: null });
  const owner = await makeAgencyUser(database.db);
  actor = owner.actor as AgencyActor;
  event = await makeEvent(database.db, { agency: owner.agency, stateId: EVENT.CALLING });
  call = await makeConvocatory(database.db, { event, openedAt: new Date() });
  budget = event.personals[0]?.budget ?? 0;
});

const as = ({ id }: Talent): TalentActor => ({ kind: 'talent', talentId: id });
const fitting = (fields: Parameters<typeof makeTalent>[1] = {}) =>
  makeTalent(database.db, { residenceCityId: event.cityId, ...fields });
const change = (fields: Partial<Convocatory>) =>
  database.db.update(convocatories).set(fields).where(eq(convocatories.id, call.id));
const _apply = (talent: Talent, note: string | null = null) =>
  applyToCall(as(talent), {
    convocatoryId: call.id,
    startDate: call.startDate,
    endDate: call.endDate,
    budget,
    note,
  });
const sees = async (talent: Talent) =>
  (await listOpenCallsFor(as(talent))).map(({ id }) => id).includes(call.id);

describe('an open call is found', () => {
  test('by who has its profile and gender, and by nobody once it is for the called alone', async () => {
    const talent = await fitting();
    expect(await sees(talent)).toBe(true);
    expect(await sees(await fitting({ gender: 'MASCULINO' }))).toBe(false);
    expect(await sees(await fitting({ profiles: [6] }))).toBe(false);
    await openConvocatory(actor, { id: call.id, open: false });
    expect(await sees(talent)).toBe(false);
  });

  test('never by the exclusive talents of others, the hidden, the suspended and who is called already', async () => {
    const other = await makeAgencyUser(database.db);
    expect(await sees(await fitting({ exclusiveAgencyId: other.agency.id }))).toBe(false);
    expect(await sees(await fitting({ exclusiveAgencyId: actor.agencyId }))).toBe(true);
    expect(await sees(await fitting({ hiddenAt: new Date() }))).toBe(false);
    expect(await sees(await fitting({ stateId: TALENT.SUSPENDED }))).toBe(false);
    const called = await fitting();
    await makeConvocated(database.db, { convocatory: call, talent: called, stateId: CONVOCATED.DISCARDED });
    expect(await sees(called)).toBe(false);
  });

  test('of an agency that is not let in, by those alone whom it brought', async () => {
    await database.db
      .update(agencies)
      .set({ stateId: AGENCY.REGISTERED })
      .where(eq(agencies.id, actor.agencyId));
    expect(await sees(await fitting())).toBe(false);
    expect(await sees(await fitting({ broughtByAgencyId: actor.agencyId }))).toBe(true);
    await database.db
      .update(agencies)
      .set({ stateId: AGENCY.SUSPENDED })
      .where(eq(agencies.id, actor.agencyId));
    expect(await sees(await fitting({ broughtByAgencyId: actor.agencyId }))).toBe(false);
  });

  test.each([
    ['closed', { stateId: CONVOCATORY.CLOSED }],
    ['past its deadline', { deadline: new Date(Date.now() - 1000) }],
  ])('by nobody when it is %s', async (_why, fields) => {
    await change(fields);
    expect(await sees(await fitting())).toBe(false);
  });

  test('with why it fits and what the profile does not say; who says otherwise does not find it', async () => {
    await change({
      height: 170,
      language: 'Inglés',
      skills: ['Salsa', 'Canto'],
      minAge: 18,
      colourEyes: 'Verde',
    });
    const talent = await fitting({ height: 175, eyeColour: null });
    await database.db.insert(talentSkills).values([
      { talentId: talent.id, areaId: 1, name: 'ingles' },
      { talentId: talent.id, areaId: 3, name: 'Salsa' },
    ]);
    const [found] = await listOpenCallsFor(as(talent));
    expect(found).toMatchObject({ missing: ['colourEyes', 'skills'], lackedSkills: ['Canto'], closed: null });
    expect(found?.met).toEqual(['city', 'height', 'age', 'language']);
    expect(await sees(await fitting({ height: 160 }))).toBe(false);
    expect(await sees(await fitting({ height: null }))).toBe(true);
    expect(await sees(await fitting({ height: 175, eyeColour: 'Café' }))).toBe(false);
    expect(await sees(await fitting({ height: 175, birthdate: '1900-01-01' }))).toBe(true);
    await change({ maxAge: 60 });
    expect(await sees(await fitting({ height: 175, birthdate: '1900-01-01' }))).toBe(false);
    expect(await sees(await fitting({ height: 175, residenceCityId: event.cityId === 1 ? 2 : 1 }))).toBe(
      false,
    );
  });

  test('without anything of its client, in one statement', async () => {
    const talent = await fitting();
    const { result, statements } = await countStatements(() => listOpenCallsFor(as(talent)));
    expect(statements).toHaveLength(1);
    expect(JSON.stringify(result)).not.toContain(event.clientId ?? 'a client');
    expect(Object.keys(result[0] ?? {}).filter((key) => /client|phone|email|address/i.test(key))).toEqual([]);
  });
});
