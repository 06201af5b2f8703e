import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { photoRejectReasonRows } from '@/db/catalogue/business';
import { auditEntries, files, photoDecisions, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { decidePhoto, decidePhotos } from './decide-photos';
import { movePhoto } from './move-photo';
import { listPhotoDecisions, readPhotoQueue } from './queries';
import { releasePhotos, takePhotos } from './take-photos';
import { undoDecision } from './undo-decision';

const database = useDatabase();
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const reviewer = async (): Promise<Actor> => (await makeAdministrator(database.db)).actor;
const rowOf = async (id: string) =>
  (await database.db.select().from(talentPhotos).where(eq(talentPhotos.id, id)))[0];
const visibilityOf = async (id: string) => {
  const photo = await rowOf(id);
  return (
    await database.db
      .select()
      .from(files)
      .where(eq(files.id, photo?.fileId ?? ''))
  )[0]?.visibility;
};

let talent: Talent;
beforeEach(async () => {
  await database.db.delete(talentPhotos);
  talent = await makeTalent(database.db);
});
const pending = (fields: Parameters<typeof makeTalentPhoto>[1] = {}) =>
  makeTalentPhoto(database.db, { talent, stateId: PHOTO.PENDING, ...fields });

describe('the queue', () => {
  test('offers the oldest first, and to nobody else what one reviewer has taken, until five minutes have passed', async () => {
    const [first, second] = [await reviewer(), await reviewer()];
    const ids: string[] = [];
    for (const minutes of [50, 40, 30, 20, 10]) ids.push((await pending({ createdAt: ago(minutes) })).id);
    const taken = async (actor: Actor, limit: number) =>
      (await takePhotos(actor, { limit })).map(({ id }) => id);
    expect(await taken(first, 2)).toEqual(ids.slice(0, 2));
    expect(await taken(second, 2)).toEqual(ids.slice(2, 4));
    expect(await taken(first, 3), 'keeps its own').toEqual([ids[0], ids[1], ids[4]]);
    expect(await readPhotoQueue(first)).toMatchObject({ pending: 5, takenByOthers: 2 });
    const later = new Date(Date.now() + 6 * MINUTE);
    expect(await at(later, () => taken(second, 5))).toEqual(ids);
    expect(await releasePhotos(second)).toBe(5);
    expect(await taken(first, 5)).toEqual(ids);
  });

  test('offers nobody under 18 without a guardian, nobody suspended, and no decided photo', async () => {
    const actor = await reviewer();
    const minor = await makeTalent(database.db, { birthdate: `${new Date().getUTCFullYear() - 15}-01-01` });
    const suspended = await makeTalent(database.db, { stateId: 19 });
    await pending({ talent: minor });
    await pending({ talent: suspended });
    const own = await pending();
    expect((await takePhotos(actor)).map(({ id }) => id)).toEqual([own.id]);
  });

  test('two reviewers who take and decide at once decide each photo once', async () => {
    for (let index = 0; index < 40; index++) await pending({ createdAt: ago(index) });
    const work = async (actor: Actor) => {
      const done: string[] = [];
      for (;;) {
        const photos = await takePhotos(actor, { limit: 3 });
        if (photos.length === 0) return done;
        const { decided } = await decidePhotos(actor, {
          ids: photos.map(({ id }) => id),
          verdict: 'APPROVE',
        });
        done.push(...decided);
      }
    };
    const [one, other] = await Promise.all([work(await reviewer()), work(await reviewer())]);
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(new Set([...one, ...other]).size).toBe(40);
    expect(one.length + other.length).toBe(40);
  });
});

describe('a decision', () => {
  test('[1.4.1/approve] approves with Ninguna, publishes, shows the portrait, and stands in the trail', async () => {
    const actor = await reviewer();
    const photo = await pending({ type: 'PROFILE' });
    await database.db
      .update(talents)
      .set({ photoFileId: photo.fileId, photoStateId: PHOTO.PENDING })
      .where(eq(talents.id, talent.id));
    await decidePhoto(actor, { id: photo.id, verdict: 'APPROVE' });
    expect(await rowOf(photo.id)).toMatchObject({ stateId: PHOTO.APPROVED, observation: 'Ninguna' });
    expect(await visibilityOf(photo.id)).toBe('PUBLIC');
    const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
    expect(row).toMatchObject({ photoStateId: PHOTO.APPROVED, observation: 'Ninguna' });
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, photo.id));
    expect(trail).toMatchObject([{ entity: 'photo', action: 'approve', fromState: '81', toState: '82' }]);
  });

  test('[1.4.1/reject] rejects for one of the six reasons, word for word, and takes an approved photo back only if that was seen', async () => {
    const actor = await reviewer();
    const photo = await pending();
    await decidePhoto(actor, { id: photo.id, verdict: 'APPROVE' });
    const reject = (seen?: 82) =>
      decidePhoto(actor, { id: photo.id, verdict: 'REJECT', reasonId: 3, ...(seen ? { seen } : {}) });
    await expect(reject()).rejects.toMatchObject({ messageKey: 'errors.photo.moved' });
    await reject(PHOTO.APPROVED);
    expect(await rowOf(photo.id)).toMatchObject({ stateId: PHOTO.REJECTED, observation: 'Mala calidad.' });
    expect(await visibilityOf(photo.id)).toBe('PRIVATE');
    const none = decidePhoto(actor, { id: photo.id, verdict: 'REJECT' });
    await expect(none).rejects.toMatchObject({ fields: { reasonId: 'validation.required' } });
    const unknown = decidePhotos(actor, { ids: [photo.id], verdict: 'REJECT', reasonId: 7, seen: 83 });
    await expect(unknown).rejects.toMatchObject({ fields: { reasonId: 'validation.option' } });
  });

  test('of thirty at once, for and against, stands once', async () => {
    const photo = await pending();
    const people = [await reviewer(), await reviewer(), await reviewer()];
    const asked = Array.from({ length: 30 }, (_, index) =>
      decidePhoto(people[index % 3] as Actor, {
        id: photo.id,
        ...(index % 2 ? { verdict: 'APPROVE' as const } : { verdict: 'REJECT' as const, reasonId: 1 }),
      }),
    );
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.db.$count(photoDecisions, eq(photoDecisions.photoId, photo.id))).toBe(1);
  });

  test('of a batch tells photo by photo what somebody else has taken or decided', async () => {
    const [first, second] = [await reviewer(), await reviewer()];
    const [taken, free, decided] = [
      await pending({ createdAt: ago(9) }),
      await pending(),
      await pending({ stateId: PHOTO.REJECTED }),
    ];
    await takePhotos(second, { limit: 1 });
    const unknown = crypto.randomUUID();
    const answer = await decidePhotos(first, {
      ids: [taken.id, free.id, decided.id, unknown],
      verdict: 'APPROVE',
    });
    expect(answer).toEqual({
      decided: [free.id],
      refused: [
        { id: taken.id, why: 'errors.photo.taken' },
        { id: decided.id, why: 'errors.photo.moved' },
        { id: unknown, why: 'errors.photo.notFound' },
      ],
    });
  });

  test("is the administrator's alone", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const photo = await pending();
    const itself = { kind: 'talent', talentId: talent.id } as const;
    for (const who of [actor, itself]) {
      const decision = decidePhotos(who, { ids: [photo.id], verdict: 'APPROVE' });
      await expect(decision).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(takePhotos(who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

test('a decision is undone by who made it, once, and the one before stands again', async () => {
  const [first, second] = [await reviewer(), await reviewer()];
  const photo = await pending();
  await decidePhoto(first, { id: photo.id, verdict: 'REJECT', reasonId: 2 });
  await decidePhoto(second, { id: photo.id, verdict: 'APPROVE', seen: PHOTO.REJECTED });
  await expect(undoDecision(first, { id: photo.id })).rejects.toMatchObject({
    messageKey: 'errors.photo.notUndone',
  });
  const offered = async (actor: Actor) =>
    (await listPhotoDecisions(actor, { photoId: photo.id })).map(({ mayUndo }) => mayUndo);
  expect(await offered(first), 'the newest is not its own').toEqual([false, false]);
  expect(await offered(second)).toEqual([true, false]);
  const undone = await Promise.allSettled([1, 2, 3].map(() => undoDecision(second, { id: photo.id })));
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rowOf(photo.id)).toMatchObject({ stateId: PHOTO.REJECTED, rejectReasonId: 2 });
  expect((await rowOf(photo.id))?.observation).toBe(photoRejectReasonRows[1]?.text);
  expect(await visibilityOf(photo.id)).toBe('PRIVATE');
  expect(await offered(first), 'stands again').toEqual([false, true]);
  await undoDecision(first, { id: photo.id });
  expect(await rowOf(photo.id)).toMatchObject({
    stateId: PHOTO.PENDING,
    observation: null,
    reviewedBy: null,
  });
  const history = await listPhotoDecisions(first, { photoId: photo.id });
  expect(history.map(({ toStateId, undoneAt }) => [toStateId, undoneAt !== null])).toEqual([
    [PHOTO.APPROVED, true],
    [PHOTO.REJECTED, true],
  ]);
  expect(await listPhotoDecisions(first, { own: true })).toHaveLength(1);
  const [latest] = history;
  expect(await listPhotoDecisions(first, { photoId: photo.id, after: latest?.id ?? '' })).toHaveLength(1);
});

test('[1.2.10/category moves] [1.5/category differs] a photo moves between book and gallery, to its end, and nowhere else', async () => {
  const actor = await reviewer();
  await pending({ type: 'GALLERY', position: 4 });
  const photo = await pending({ type: 'IBOOK' });
  await expect(movePhoto(actor, { id: photo.id, type: 'IBOOK' })).rejects.toMatchObject({
    fields: { type: 'validation.photo.sameType' },
  });
  await movePhoto(actor, { id: photo.id, type: 'GALLERY' });
  expect(await rowOf(photo.id)).toMatchObject({ type: 'GALLERY', position: 5, stateId: PHOTO.PENDING });
  const portrait = await pending({ type: 'PROFILE' });
  await expect(movePhoto(actor, { id: portrait.id, type: 'GALLERY' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});
