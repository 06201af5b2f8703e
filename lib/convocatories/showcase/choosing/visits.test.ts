import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showcaseVisits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type AgencyActor, anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { inviteViewer } from './invite-viewer';
import { recordVisit } from './record-visit';
import { revokeViewer } from './revoke-viewer';
import { holderOf, makeChoosingScene } from './testing/choosing-scene';
import { readVisits } from './visits';

const database = useDatabase();

let scene: Awaited<ReturnType<typeof makeChoosingScene>>;
let actor: AgencyActor;

beforeEach(async () => {
  scene = await makeChoosingScene(database.db);
  actor = scene.actor;
});
afterEach(() => void vi.useRealTimers());

const invite = (name: string) => inviteViewer(actor, { eventId: scene.event.id, name });
const talent = (index: number) => scene.places[index]?.talentId ?? '';

/** Only the clock stands; the database answers when it does. */
const at = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.UTC(2027, 0, 5, 12, 0, seconds)) });

test('a visit lasts as long as the page was before a person, and coming back later is another', async () => {
  const viewer = await invite('Ana Ruiz');
  const look = (seconds: number, ...talentIds: string[]) =>
    recordVisit(holderOf(viewer), anonymous, { seconds, talentIds });
  at(0);
  await look(0);
  at(20);
  await look(20, talent(0), talent(1));
  at(40);
  // Told of more than the clock has gone on by.
  await look(3_000, talent(0));
  at(40 + 31 * 60);
  await look(0);
  const visits = (await readVisits(actor, scene.event.id)).get(viewer.id);
  expect(visits).toMatchObject({ count: 2, seconds: 40 });
  expect(visits?.opened.map(({ times }) => times)).toEqual([2, 1]);
});

test('the agency itself leaves no mark, nor somebody who is revoked or not shown, and strangers read nothing', async () => {
  const [viewer, other] = [await invite('Ana Ruiz'), await invite('Luz Mora')];
  await recordVisit(holderOf(viewer), actor, { seconds: 0, talentIds: [talent(0)] });
  expect((await readVisits(actor, scene.event.id)).size).toBe(0);
  const nobody = crypto.randomUUID();
  await recordVisit(holderOf(other), anonymous, { seconds: 0, talentIds: [nobody] });
  expect((await readVisits(actor, scene.event.id)).get(other.id)).toEqual({
    count: 1,
    seconds: 0,
    opened: [],
  });
  await revokeViewer(actor, { viewerId: other.id });
  await expect(recordVisit(holderOf(other), anonymous, { seconds: 0, talentIds: [] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    recordVisit(holderOf(viewer), anonymous, { seconds: -1, talentIds: [] }),
  ).rejects.toMatchObject({ code: 'INVALID' });
  const stranger = await makeAgencyUser(database.db);
  expect((await readVisits(stranger.actor, scene.event.id)).size).toBe(0);
});

test('two beacons at once make one visit', async () => {
  const viewer = await invite('Ana Ruiz');
  const tell = () => recordVisit(holderOf(viewer), anonymous, { seconds: 0, talentIds: [talent(0)] });
  await Promise.all([tell(), tell(), tell()]);
  expect(await database.db.$count(showcaseVisits, eq(showcaseVisits.viewerId, viewer.id))).toBe(1);
});
