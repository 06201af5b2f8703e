import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { convocateds, eventPersonals, showcaseRounds } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type AgencyActor, anonymous } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { applySelection } from './apply-selection';
import { askAgain } from './ask-again';
import { inviteViewer } from './invite-viewer';
import { markTalent } from './mark-talent';
import { orderChosen } from './order-chosen';
import { readSelections } from './queries';
import { recordVisit } from './record-visit';
import { sendSelection } from './send-selection';
import { holderOf, makeChoosingScene } from './testing/choosing-scene';

const database = useDatabase();

let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeChoosingScene>>['event'];
let places: Awaited<ReturnType<typeof makeChoosingScene>>['places'];
const talent = (index: number) => places[index]?.talentId ?? '';

beforeEach(async () => {
  ({ actor, event, places } = await makeChoosingScene(database.db));
});

const invite = (name: string) => inviteViewer(actor, { eventId: event.id, name, email: null });

test('the agency sees what each sent and the sum, and confirms the yes in the order of the client', async () => {
  const [ana, luz] = [holderOf(await invite('Ana Ruiz')), holderOf(await invite('Luz Mora'))];
  for (const index of [0, 1, 2]) await markTalent(ana, { talentId: talent(index), mark: 'YES' });
  await markTalent(ana, { talentId: talent(3), mark: 'NO' });
  await orderChosen(ana, { talentIds: [talent(2), talent(0)] });
  await markTalent(luz, { talentId: talent(1), mark: 'YES' });
  await recordVisit(ana, anonymous, { seconds: 0, talentIds: [] });
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

test('an earlier round opens as it was sent, for its own agency alone, and the newest is applied all the same', async () => {
  const viewer = await invite('Ana Ruiz');
  const ana = holderOf(viewer);
  await markTalent(ana, { talentId: talent(0), mark: 'YES', comment: 'De cierre' });
  const first = await sendSelection(ana, { round: 1 });
  await askAgain(actor, { viewerId: viewer.id, note: '' });
  const rounds = await database.db.select({ id: showcaseRounds.id }).from(showcaseRounds);
  for (const { id } of rounds)
    expect(await readSelections(actor, event.id, id)).toMatchObject({ earlier: [], opened: null });
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
