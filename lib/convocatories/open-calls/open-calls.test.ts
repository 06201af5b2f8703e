import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, talentSkills } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { AGENCY, CONVOCATED, CONVOCATORY, TALENT } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { openConvocatory } from './open-convocatory';
import { listOpenCallsFor } from './queries';
import { useOpenCall } from './testing/use-open-call';

const { database, own, as, fitting, change, sees } = useOpenCall();

describe('an open call is found', () => {
  test('by who has its profile and gender, and by nobody once it is for the called alone', async () => {
    const talent = await fitting();
    expect(await sees(talent)).toBe(true);
    expect(await sees(await fitting({ gender: 'MASCULINO' }))).toBe(false);
    expect(await sees(await fitting({ profiles: [6] }))).toBe(false);
    await openConvocatory(own.actor, { id: own.call.id, open: false });
    expect(await sees(talent)).toBe(false);
  });

  test('never by the exclusive talents of others, the hidden, the suspended and who is called already', async () => {
    const other = await makeAgencyUser(database.db);
    expect(await sees(await fitting({ exclusiveAgencyId: other.agency.id }))).toBe(false);
    expect(await sees(await fitting({ exclusiveAgencyId: own.actor.agencyId }))).toBe(true);
    expect(await sees(await fitting({ hiddenAt: new Date() }))).toBe(false);
    expect(await sees(await fitting({ stateId: TALENT.SUSPENDED }))).toBe(false);
    const called = await fitting();
    await makeConvocated(database.db, {
      convocatory: own.call,
      talent: called,
      stateId: CONVOCATED.DISCARDED,
    });
    expect(await sees(called)).toBe(false);
  });

  test('of an agency that is not let in, by those alone whom it brought', async () => {
    await database.db
      .update(agencies)
      .set({ stateId: AGENCY.IN_REVIEW })
      .where(eq(agencies.id, own.actor.agencyId));
    expect(await sees(await fitting())).toBe(false);
    expect(await sees(await fitting({ broughtByAgencyId: own.actor.agencyId }))).toBe(true);
    await database.db
      .update(agencies)
      .set({ stateId: AGENCY.SUSPENDED })
      .where(eq(agencies.id, own.actor.agencyId));
    expect(await sees(await fitting({ broughtByAgencyId: own.actor.agencyId }))).toBe(false);
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
    expect(await sees(await fitting({ height: 175, residenceCityId: own.event.cityId === 1 ? 2 : 1 }))).toBe(
      false,
    );
  });

  test('without anything of its client, in one statement', async () => {
    const talent = await fitting();
    const { result, statements } = await countStatements(() => listOpenCallsFor(as(talent)));
    expect(statements).toHaveLength(1);
    expect(JSON.stringify(result)).not.toContain(own.event.clientId ?? 'a client');
    expect(Object.keys(result[0] ?? {}).filter((key) => /client|phone|email|address/i.test(key))).toEqual([]);
  });
});
