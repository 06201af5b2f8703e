import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { getCandidate } from '../candidates/candidate-profile';
import { listCandidates } from '../candidates/queries';
import { getShowcase } from '../showcase/queries';
import { getShowcaseProfile } from '../showcase/showcase-profile';

const database = useDatabase();
const birthdate = `${new Date().getUTCFullYear() - 16}-01-01`;

test.each([
  ['under 18 without a guardian', { birthdate }],
  ['who does not want to be shown', { hiddenAt: new Date() }],
])('nobody %s is a candidate, called, or in a showcase', async (_, fields) => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { agency, event });
  const hidden = await makeTalent(database.db, fields);
  const shown = await makeTalent(database.db, { birthdate, guardianConsentedAt: new Date() });
  const found = (await listCandidates(actor, convocatory.id)).map(({ id }) => id);
  expect(found).toContain(shown.id);
  expect(found).not.toContain(hidden.id);
  await expect(getCandidate(actor, convocatory.id, hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const call = (talentId: string) =>
    callTalents(actor, { convocatoryId: convocatory.id, talentIds: [talentId], despiteBookings: false });
  await expect(call(hidden.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await call(shown.id)).toHaveLength(1);
  await database.db
    .update(convocateds)
    .set({ shownAt: new Date(), shownPosition: 2 })
    .where(eq(convocateds.talentId, shown.id));
  await makeConvocated(database.db, { convocatory, talent: hidden, shownAt: new Date(), shownPosition: 1 });
  const showcase = await getShowcase(anonymous, event.id);
  expect(showcase).toMatchObject({ talents: [{ id: shown.id }] });
  expect(await getShowcaseProfile(anonymous, event.id, hidden.id)).toEqual({ state: 'NOT_FOUND' });
  await database.db.update(talents).set({ guardianConsentedAt: null }).where(eq(talents.id, shown.id));
  expect(await getShowcase(anonymous, event.id)).toMatchObject({ talents: [] });
});
