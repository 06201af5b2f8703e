import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, convocateds, inboxNotices, linkTokens, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { applySelection } from './apply-selection';
import { askAgain } from './ask-again';
import { getChoosingPage } from './choosing-page';
import { inviteViewer } from './invite-viewer';
import { markTalent } from './mark-talent';
import { orderChosen } from './order-chosen';
import { readSelections } from './queries';
import { revokeViewer } from './revoke-viewer';
import { MOST_VIEWERS } from './rules';
import { sendSelection } from './send-selection';
import { holderOf, makeChoosingScene } from './testing/choosing-scene';
import { shareViewerLink } from './viewer-link';

const database = useDatabase();

let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeChoosingScene>>['event'];
let places: Awaited<ReturnType<typeof makeChoosingScene>>['places'];
const talent = (index: number) => places[index]?.talentId ?? '';

beforeEach(async () => {
  ({ actor, event, places } = await makeChoosingScene(database.db));
});

const invite = (name: string, email: string | null = null) =>
  inviteViewer(actor, { eventId: event.id, name, email });
const open = async (holder: LinkActor) => {
  const page = await getChoosingPage(holder);
  if (page.state !== 'OPEN') throw new Error(`unexpected ${page.state}`);
  return page;
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
