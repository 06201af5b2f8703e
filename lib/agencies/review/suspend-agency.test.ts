import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, events, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { decideConvocated } from '@/lib/convocatories/decisions/decide-convocated';
import { getShowcase } from '@/lib/convocatories/showcase/queries';
import { anonymous } from '@/lib/core/actor';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { findLinkActor, findLinkVisitor } from '@/lib/identity/link-tokens/queries';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { reactivateAgency } from './reactivate-agency';
import { suspendAgency } from './suspend-agency';

const database = useDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function workingAgency() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    stateId: EVENT.CONFIRMED,
    startDate: inDays(20),
    endDate: inDays(21),
  });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db);
  const place = await makeConvocated(database.db, {
    convocatory,
    talent,
    shownAt: new Date(),
    shownPosition: 1,
  });
  const administrator = (await makeAdministrator(database.db)).actor;
  const suspend = () => suspendAgency(administrator, { id: agency.id, reason: 'Datos falsos' });
  return { actor, agency, event, convocatory, talent, place, administrator, suspend };
}

const bookingsOf = (id: string) => database.db.$count(talentBookings, eq(talentBookings.convocatedId, id));
const placeOf = async (id: string) =>
  (await database.db.select().from(convocateds).where(eq(convocateds.id, id)))[0];

test('frees its bookings ahead and tells its talents, and leaves what is past', async () => {
  const { agency, event, talent, place, suspend } = await workingAgency();
  const over = await makeEvent(database.db, { agency, startDate: inDays(-9), endDate: inDays(-8) });
  const past = await makeConvocated(database.db, { event: over });
  await suspend();
  expect(await placeOf(place.id)).toMatchObject({ stateId: CONVOCATED.CALLED, applicationStateId: 1818 });
  expect([await bookingsOf(place.id), await bookingsOf(past.id)]).toEqual([0, 1]);
  expect((await placeOf(past.id))?.stateId).toBe(CONVOCATED.CONFIRMED);
  const [row] = await database.db.select().from(events).where(eq(events.id, event.id));
  expect(row?.stateId).toBe(EVENT.CALLING);
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, place.id));
  expect(trail.map((entry) => entry.action)).toEqual(['free']);
  await runAllJobs();
  const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(sent.map((mail) => [mail.kind, mail.toAddress, mail.status])).toContainEqual([
    'convocatories.booking-freed',
    talent.email,
    'SENT',
  ]);
  const free = await makeAgencyUser(database.db);
  const elsewhere = await makeEvent(database.db, {
    agency: free.agency,
    startDate: inDays(20),
    endDate: inDays(21),
  });
  const other = await makeConvocated(database.db, { event: elsewhere, talent, stateId: CONVOCATED.CALLED });
  await decideConvocated(free.actor, { id: other.id, stateId: CONVOCATED.CONFIRMED });
});

test('closes its links but those of claims, and its showcases, and says why; reactivated, they open, and nobody is booked', async () => {
  const { agency, event, convocatory, talent, place, administrator, suspend, actor } = await workingAgency();
  const ids = { eventId: event.id, talentId: talent.id, convocatoryId: convocatory.id };
  const purposes: LinkPurpose[] = ['CONTRACT', 'CLAIM', 'TALENT_REPLY', 'QUOTATION_ANSWER'];
  const links = await Promise.all(
    purposes.map(async (purpose) => {
      const subject = purpose === 'QUOTATION_ANSWER' ? { quotationId: event.quotationId } : ids;
      const { secret } = await makeLink(database.db, purpose, { agencyId: agency.id, ...subject });
      return { purpose, subject, secret };
    }),
  );
  const read = () =>
    Promise.all(links.map(({ purpose, subject, secret }) => findLinkVisitor(purpose, subject, secret)));
  expect((await read()).map((visitor) => visitor?.kind)).toEqual(purposes.map(() => 'linkHolder'));
  expect(await getShowcase(anonymous, event.id)).toMatchObject({ state: 'OPEN' });
  await suspend();
  const closed = { kind: 'anonymous', because: 'AGENCY_CLOSED' };
  expect(await read()).toMatchObject([closed, { kind: 'linkHolder' }, closed, closed]);
  const [contract] = links;
  expect(await findLinkActor('CONTRACT', ids, contract?.secret ?? '')).toBeNull();
  expect(await findLinkVisitor('CONTRACT', ids, 'x'.repeat(43))).toBeNull();
  expect(await getShowcase(anonymous, event.id)).toEqual({ state: 'UNAVAILABLE' });
  await reactivateAgency(administrator, { id: agency.id });
  expect((await read()).map((visitor) => visitor?.kind)).toEqual(purposes.map(() => 'linkHolder'));
  expect(await bookingsOf(place.id)).toBe(0);
  const holder = await findLinkActor('CONTRACT', ids, contract?.secret ?? '');
  const sign = signWithCode(
    holder ? { ...holder, confirmed: CONFIRMED } : anonymous,
    { typeContract: 'eventos', habeasData: true, clausula: true },
    { ip: null, userAgent: null },
  );
  await expect(sign).rejects.toMatchObject({ messageKey: 'contract.notForTalent' });
  await decideConvocated(actor, { id: place.id, stateId: CONVOCATED.CONFIRMED });
  expect(await bookingsOf(place.id)).toBe(1);
});

test('who had signed is confirmed again by the agency after it is back', async () => {
  const { agency, place, administrator, suspend, actor } = await workingAgency();
  await makeContract(database.db, { convocated: place });
  await suspend();
  await reactivateAgency(administrator, { id: agency.id });
  expect(await decideConvocated(actor, { id: place.id, stateId: CONVOCATED.CONFIRMED })).toMatchObject({
    stateId: CONVOCATED.CONFIRMED,
  });
});

test('in review it shows its client nobody of the pool', async () => {
  const { agency, event, talent } = await workingAgency();
  const people = async () => {
    const showcase = await getShowcase(anonymous, event.id);
    return showcase.state === 'OPEN' ? showcase.talents.map(({ id }) => id) : showcase.state;
  };
  expect(await people()).toEqual([talent.id]);
  await database.db.execute(`update agencies set state_id = 24 where id = '${agency.id}'`);
  expect(await people()).toEqual([]);
  await database.db.execute(
    `update talents set brought_by_agency_id = '${agency.id}' where id = '${talent.id}'`,
  );
  expect(await people()).toEqual([talent.id]);
});
