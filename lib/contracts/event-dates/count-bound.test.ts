import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listEventTalents } from '@/lib/convocatories/event-talents/queries';
import { AGENCY, APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { countBound } from './queries';

const database = useDatabase();

test('counts every contract and every yes of the event, also of talents whom the agency is not shown', async () => {
  const { db } = database;
  const { agency, actor } = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency });
  const [first, second] = [await makeConvocatory(db, { event }), await makeConvocatory(db, { event })];
  for (const convocatory of [first, second, second]) {
    await makeContract(db, { convocated: await makeConvocated(db, { convocatory }) });
  }
  await makeConvocated(db, { convocatory: first, stateId: CONVOCATED.RESERVE });
  await makeConvocated(db, { convocatory: first, stateId: CONVOCATED.DISCARDED });
  const pending = APPLICATION.PENDING;
  await makeConvocated(db, { convocatory: first, stateId: CONVOCATED.CALLED, applicationStateId: pending });
  await makeContract(db, { convocated: await makeConvocated(db, { agency }) });
  expect(await countBound(actor, event.id)).toEqual({ signed: 3, agreed: 4 });
  await db.update(agencies).set({ stateId: AGENCY.IN_REVIEW }).where(eq(agencies.id, agency.id));
  const underReview = { ...actor, agencyState: AGENCY.IN_REVIEW };
  expect(await listEventTalents(underReview, event.id)).toEqual([]);
  expect(await countBound(underReview, event.id)).toEqual({ signed: 3, agreed: 4 });
  const stranger = await makeAgencyUser(db);
  expect(await countBound(stranger.actor, event.id)).toEqual({ signed: 0, agreed: 0 });
});
