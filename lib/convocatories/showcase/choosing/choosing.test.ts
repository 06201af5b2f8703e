import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  auditEntries,
  convocateds,
  eventPersonals,
  inboxNotices,
  linkTokens,
  messages,
  showcaseRounds,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { applySelection } from './apply-selection';
import { askAgain } from './ask-again';
import { getChoosingPage } from './choosing-page';
import type { Viewer } from './hold-viewer';
import { inviteViewer } from './invite-viewer';
import { markTalent } from './mark-talent';
import { noteChoosingOpened } from './note-opened';
import { orderChosen } from './order-chosen';
import { readSelections } from './queries';
import { revokeViewer } from './revoke-viewer';
import { MOST_VIEWERS } from './rules';
import { sendSelection } from './send-selection';
import { shareViewerLink } from './viewer-link';

const database = useDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeEvent>>;
let places: Awaited<ReturnType<typeof makeConvocated>>[];
const talent = (index: number) => places[index]?.talentId ?? '';

beforeEach(async () => {
  const made = await makeAgencyUser(database.db);
  actor = made.actor;
  event = await makeEvent(database.db, {
    agency: made.agency,
    startDate: inDays(30),
    endDate: inDays(31),
  });
  await database.db
    .update(eventPersonals)
    .set({ quantity: 2 })
    .where(eq(eventPersonals.id, event.personals[0]?.id ?? ''));
  const convocatory = await makeConvocatory(database.db, { event });
  places = [];
  for (let position = 1; position <= 4; position++)
    places.push(
      await makeConvocated(database.db, {
        convocatory,
        stateId: CONVOCATED.CALLED,
        applicationStateId: APPLICATION.ACCEPTED,
        shownAt: new Date(),
        shownPosition: position,
      }),
    );
});

const invite = (name: string, email: string | null = null) =>
  inviteViewer(actor, { eventId: event.id, name, email });
const holderOf = ({ id, agencyId, eventId }: Viewer): LinkActor => ({
  ...{ kind: 'linkHolder', purpose: 'SELECTION', tokenId: crypto.randomUUID(), agencyId },
  subject: { viewerId: id, eventId },
});
const open = async (holder: LinkActor) => {
  const page = await getChoosingPage(holder);
  if (page.state !== 'OPEN') throw new Error(`unexpected ${page.state}`);
  return page;
};
const roundsOf = async (viewerId: string) => {
  const ids = database.db.select({ id: showcaseRounds.id }).from(showcaseRounds);
  const rows = await ids.where(eq(showcaseRounds.viewerId, viewerId)).orderBy(showcaseRounds.number);
  return rows.map(({ id }) => id);
};
const told = async (holder: LinkActor) =>
  (await open(holder)).marks
    .map(({ talentId, mark, rank }) => [places.findIndex((one) => one.talentId === talentId), mark, rank])
    .sort();

test('a viewer marks whom it is shown, the last word counts, and it sees its own marks alone', async () => {
  const [ana, luz] = [holderOf(await invite('Ana Ruiz')), holderOf(await invite('Luz Mora'))];
  await markTalent(ana, { talentId: talent(0), mark: 'NO' });
  await markTalent(ana, { talentId: talent(0), mark: 'YES', comment: ' De cierre ' });
  await markTalent(ana, { talentId: talent(2), mark: 'YES' });
  await markTalent(ana, { talentId: talent(1), comment: 'Preguntar' });
  await markTalent(luz, { talentId: talent(0), mark: 'MAYBE' });
  expect(await told(ana)).toEqual([
    [0, 'YES', 1],
    [1, null, null],
    [2, 'YES', 2],
  ]);
  expect(await told(luz)).toEqual([[0, 'MAYBE', null]]);
  const page = await open(ana);
  expect(page.quotas).toMatchObject([{ code: 'modelo', quantity: 2, chosen: 2 }]);
  expect(page.marks.find(({ talentId }) => talentId === talent(0))?.comment).toBe('De cierre');
  await markTalent(ana, { talentId: talent(0), mark: null });
  expect(await told(ana)).toContainEqual([0, null, null]);
});

test('those with a yes stand in the order given; who has none is passed over', async () => {
  const ana = holderOf(await invite('Ana Ruiz'));
  for (const index of [0, 1, 2]) await markTalent(ana, { talentId: talent(index), mark: 'YES' });
  expect(await orderChosen(ana, { talentIds: [talent(2), talent(3), talent(0)] })).toBe(2);
  expect(await told(ana)).toEqual([
    [0, 'YES', 3],
    [1, 'YES', 2],
    [2, 'YES', 1],
  ]);
});

test('nobody is marked who is not shown, or of another event, and nothing of the agency is told', async () => {
  const ana = holderOf(await invite('Ana Ruiz'));
  await database.db
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null })
    .where(eq(convocateds.id, places[3]?.id ?? ''));
  const other = await makeEvent(database.db);
  const elsewhere = await makeConvocated(database.db, {
    convocatory: await makeConvocatory(database.db, { event: other }),
    ...{ shownAt: new Date(), shownPosition: 1 },
  });
  for (const talentId of [talent(3), elsewhere.talentId])
    await expect(markTalent(ana, { talentId, mark: 'YES' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const text = JSON.stringify(await open(ana));
  for (const hidden of [places[0]?.id ?? '-', talent(3), actor.userId]) expect(text).not.toContain(hidden);
});

test('fifty sends at once make one selection, which is told once and changes no more', async () => {
  const ana = holderOf(await invite('Ana Ruiz'));
  await expect(sendSelection(ana, { round: 1 })).rejects.toMatchObject({
    messageKey: 'errors.selection.empty',
  });
  await markTalent(ana, { talentId: talent(0), mark: 'YES' });
  const sent = await Promise.all(Array.from({ length: 50 }, () => sendSelection(ana, { round: 1 })));
  expect(new Set(sent.map(({ id, sentAt }) => `${id} ${sentAt?.getTime()}`)).size).toBe(1);
  expect(sent[0]?.quotas).toEqual([{ code: 'modelo', quantity: 2 }]);
  const trail = and(eq(auditEntries.entityId, sent[0]?.id ?? ''), eq(auditEntries.action, 'send'));
  expect(await database.db.$count(auditEntries, trail)).toBe(1);
  const bell = and(eq(inboxNotices.userId, actor.userId), eq(inboxNotices.kind, 'CLIENT_CHOSE'));
  expect(await database.db.$count(inboxNotices, bell)).toBe(1);
  for (const write of [
    () => markTalent(ana, { talentId: talent(0), mark: 'NO' }),
    () => orderChosen(ana, { talentIds: [talent(0)] }),
  ])
    await expect(write()).rejects.toMatchObject({ messageKey: 'errors.selection.sent' });
  expect(await told(ana)).toEqual([[0, 'YES', 1]]);
});

test('another round begins as the last one ended, with what the agency asks, and the last one stays', async () => {
  const viewer = await invite('Ana Ruiz', 'ana@marca.co');
  const ana = holderOf(viewer);
  const again = () => askAgain(actor, { viewerId: viewer.id, note: 'Una más alta' });
  await expect(again()).rejects.toMatchObject({ messageKey: 'errors.selection.stillOpen' });
  await markTalent(ana, { talentId: talent(0), mark: 'YES' });
  await sendSelection(ana, { round: 1 });
  const outcomes = await Promise.allSettled([again(), again()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await open(ana)).round).toEqual({ number: 2, note: 'Una más alta', sentAt: null });
  await markTalent(ana, { talentId: talent(0), mark: 'NO' });
  // A press that comes late sends the round for which it was.
  expect((await sendSelection(ana, { round: 1 })).number).toBe(1);
  expect(await told(ana)).toEqual([[0, 'NO', null]]);
  const seen = await readSelections(actor, event.id);
  expect(seen.talents.map(({ marks }) => marks.map(({ mark }) => mark))).toEqual([['YES']]);
  expect(seen.viewers).toMatchObject([{ round: 2, waits: false, sent: { number: 1 } }]);
  expect(seen).toMatchObject({ earlier: [], opened: null });
  const mails = eq(messages.eventId, event.id);
  expect(await database.db.$count(messages, mails)).toBe(2);
});

test('of what is not sent the agency sees how many are marked, and nothing else', async () => {
  const ana = holderOf(await invite('Ana Ruiz'));
  await markTalent(ana, { talentId: talent(0), mark: 'YES', comment: 'De cierre' });
  await markTalent(ana, { talentId: talent(1), mark: 'NO' });
  await markTalent(ana, { talentId: talent(2), comment: 'Preguntar' });
  await markTalent(ana, { talentId: talent(3), mark: 'MAYBE' });
  await database.db
    .update(convocateds)
    .set({ shownAt: null, shownPosition: null })
    .where(eq(convocateds.id, places[3]?.id ?? ''));
  const seen = await readSelections(actor, event.id);
  expect(seen.viewers).toMatchObject([{ marked: 2, sent: null }]);
  const text = JSON.stringify(seen);
  for (const theirs of ['De cierre', talent(0), places[0]?.id ?? '-']) expect(text).not.toContain(theirs);
  await sendSelection(ana, { round: 1 });
  expect((await readSelections(actor, event.id)).viewers).toMatchObject([{ marked: 0 }]);
});

test('an earlier round opens as it was sent, for its own agency alone, and the newest is applied all the same', async () => {
  const viewer = await invite('Ana Ruiz');
  const ana = holderOf(viewer);
  await markTalent(ana, { talentId: talent(0), mark: 'YES', comment: 'De cierre' });
  const first = await sendSelection(ana, { round: 1 });
  await askAgain(actor, { viewerId: viewer.id, note: '' });
  const open = await readSelections(actor, event.id, (await roundsOf(viewer.id))[1]);
  expect(open).toMatchObject({ earlier: [], opened: null });
  await markTalent(ana, { talentId: talent(0), mark: 'NO', comment: null });
  await markTalent(ana, { talentId: talent(1), mark: 'YES' });
  await sendSelection(ana, { round: 2 });
  await database.db.update(eventPersonals).set({ quantity: 9 }).where(eq(eventPersonals.eventId, event.id));
  const { viewers, talents, earlier, opened } = await readSelections(actor, event.id, first.id);
  expect(viewers).toMatchObject([{ sent: { number: 2 } }]);
  expect(talents.map(({ marks }) => marks[0]?.mark)).toEqual(['YES', 'NO']);
  expect(earlier).toMatchObject([{ id: first.id, number: 1, viewerName: 'Ana Ruiz' }]);
  expect(opened?.round).toMatchObject({ id: first.id, quotas: [{ code: 'modelo', quantity: 2 }] });
  expect(opened?.talents.map(({ convocatedId, marks }) => [convocatedId, marks])).toEqual([
    [places[0]?.id, [{ viewerId: viewer.id, mark: 'YES', rank: 1, comment: 'De cierre' }]],
  ]);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await readSelections(stranger, event.id, first.id)).toMatchObject({ viewers: [], opened: null });
});

test('the agency sees what each sent and the sum, and confirms the yes in the order of the client', async () => {
  const [ana, luz] = [holderOf(await invite('Ana Ruiz')), holderOf(await invite('Luz Mora'))];
  for (const index of [0, 1, 2]) await markTalent(ana, { talentId: talent(index), mark: 'YES' });
  await markTalent(ana, { talentId: talent(3), mark: 'NO' });
  await orderChosen(ana, { talentIds: [talent(2), talent(0)] });
  await markTalent(luz, { talentId: talent(1), mark: 'YES' });
  await noteChoosingOpened(ana);
  expect((await readSelections(actor, event.id)).talents).toEqual([]);
  const { id: roundId } = await sendSelection(ana, { round: 1 });
  await sendSelection(luz, { round: 1 });
  const { viewers, talents } = await readSelections(actor, event.id);
  expect(talents.map(({ convocatedId }) => places.findIndex(({ id }) => id === convocatedId))).toEqual([
    1, 2, 0, 3,
  ]);
  expect(talents[0]?.marks).toHaveLength(2);
  expect(viewers.map(({ openedAt }) => openedAt !== null)).toEqual([true, false]);
  const outcomes = await applySelection(actor, { roundId, discards: true });
  const said = outcomes.map(({ id, refused }) => [
    places.findIndex((one) => one.id === id),
    refused?.key ?? null,
  ]);
  expect(said).toEqual([
    [2, null],
    [1, null],
    [0, 'errors.convocated.covered'],
    [3, null],
  ]);
  const states = await database.db
    .select({ id: convocateds.id, stateId: convocateds.stateId })
    .from(convocateds)
    .where(eq(convocateds.eventId, event.id));
  expect(places.map(({ id }) => states.find((one) => one.id === id)?.stateId)).toEqual([
    CONVOCATED.CALLED,
    CONVOCATED.CONFIRMED,
    CONVOCATED.CONFIRMED,
    CONVOCATED.DISCARDED,
  ]);
  const [round] = await database.db.select().from(showcaseRounds).where(eq(showcaseRounds.id, roundId));
  expect(round?.appliedAt).not.toBeNull();
});

test('an address is one viewer until it is revoked, whose links end and who sees nothing more', async () => {
  const viewer = await invite('Ana Ruiz', 'ana@marca.co');
  await expect(invite('Ana', 'ANA@marca.co')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await shareViewerLink(actor, { viewerId: viewer.id })).toContain(`/seleccion/${viewer.id}?k=`);
  await revokeViewer(actor, { viewerId: viewer.id });
  const [link] = await database.db.select().from(linkTokens).where(eq(linkTokens.viewerId, viewer.id));
  expect(link?.revokedAt).not.toBeNull();
  const ana = holderOf(viewer);
  await expect(getChoosingPage(ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(markTalent(ana, { talentId: talent(0), mark: 'YES' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await readSelections(actor, event.id)).toMatchObject({ viewers: [], talents: [] });
  expect((await invite('Ana Ruiz', 'ana@marca.co')).id).not.toBe(viewer.id);
});

test('what another agency has is not found, and there are as many viewers as are read at once', async () => {
  const { actor: stranger } = await makeAgencyUser(database.db);
  const { id: viewerId } = await invite('Ana Ruiz');
  for (const write of [
    () => inviteViewer(stranger, { eventId: event.id, name: 'Otra' }),
    () => shareViewerLink(stranger, { viewerId }),
    () => revokeViewer(stranger, { viewerId }),
    () => askAgain(stranger, { viewerId, note: '' }),
    () => applySelection(stranger, { roundId: viewerId, discards: false }),
  ])
    await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await readSelections(stranger, event.id)).toMatchObject({ viewers: [], talents: [] });
  for (let more = 1; more < MOST_VIEWERS; more++) await invite(`Persona ${'abcdefghijklmnopqrst'[more]}`);
  await expect(invite('Una Más')).rejects.toMatchObject({ messageKey: 'errors.viewer.tooMany' });
});
