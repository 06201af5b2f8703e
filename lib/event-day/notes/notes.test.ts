import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditEntries, deskNotes, deskPhotos, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import '@/lib/root/file-kinds';
import { openFile, readFileBytes } from '@/lib/storage/open-file';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { readDesk } from '../desk/queries';
import { deleteNote } from './delete-note';
import { keepPhoto } from './keep-photo';
import { MOST_NOTE_PHOTOS } from './rules';
import { saveNote } from './save-note';

const database = useDatabase();
const NOON = new Date('2027-03-01T12:00:00-05:00');

async function makeWork() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    startDate: new Date('2027-03-01T08:00:00-05:00'),
    endDate: new Date('2027-03-01T18:00:00-05:00'),
  });
  const place = await makeConvocated(database.db, {
    convocatory: await makeConvocatory(database.db, { event }),
  });
  const note = (more: { id?: string; convocatedId?: string | null; pressedAt?: Date } = {}) => ({
    ...{ id: randomUUID(), eventId: event.id, convocatedId: place.id, day: '2027-03-01' },
    ...{ text: 'Sin zapatos negros', pressedAt: NOON, ...more },
  });
  return { actor, agency, event, place, note };
}

const camera = (width = 600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '4/1 36/1 0/1' }, IFD0: { Copyright: 'secreto' } })
    .toBuffer();
const kindsOf = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).map(
    ({ action }) => action,
  );

test('a note and its photos that a device sends again after a cut are kept once', async () => {
  const { actor, event, note } = await makeWork();
  const made = note();
  const photo = { id: randomUUID(), noteId: made.id };
  const file = { name: 'IMG_1.jpg', bytes: await camera() };
  await at(NOON, async () => {
    await Promise.all([1, 2, 3].map(() => saveNote(actor, made)));
    await Promise.all([1, 2, 3].map(() => keepPhoto(actor, file, photo)));
    await keepPhoto(actor, file, photo);
  });
  const { notes } = await readDesk(actor, event.id);
  expect(notes).toEqual([
    expect.objectContaining({ id: made.id, text: made.text, convocatedId: made.convocatedId }),
  ]);
  expect(notes[0]?.photos).toEqual([expect.objectContaining({ id: photo.id, width: 600, height: 800 })]);
  expect(await database.db.$count(files, eq(files.eventId, event.id))).toBe(1);
  expect(await kindsOf(made.id)).toEqual(['save', 'photo']);
});

test('a photo is kept encrypted, without the place where it was taken, and each opening is in the trail', async () => {
  const { actor, note } = await makeWork();
  const other = await makeWork();
  const made = note({ convocatedId: null });
  const id = randomUUID();
  await at(NOON, async () => {
    await saveNote(actor, made);
    await keepPhoto(actor, { name: 'IMG_1.jpg', bytes: await camera(4000, 3000) }, { id, noteId: made.id });
  });
  const [file] = await database.db
    .select({ file: files })
    .from(deskPhotos)
    .innerJoin(files, eq(files.id, deskPhotos.fileId))
    .where(eq(deskPhotos.id, id));
  if (!file) throw new Error('not kept');
  expect(file.file).toMatchObject({ encrypted: true, visibility: 'PRIVATE', width: 2160 });
  const bytes = await readFileBytes(file.file);
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  expect(bytes.includes('secreto')).toBe(false);
  await openFile(actor, file.file.id);
  expect(await kindsOf(file.file.id)).toEqual(['open']);
  await expect(openFile(other.actor, file.file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a deleted note is gone with its photos, and what a device sends late does not bring it back', async () => {
  const { actor, event, note } = await makeWork();
  const made = note();
  const photo = () => ({ id: randomUUID(), noteId: made.id });
  const file = { name: 'a.jpg', bytes: await camera() };
  await at(NOON, async () => {
    await saveNote(actor, made);
    await keepPhoto(actor, file, photo());
    await Promise.all([deleteNote(actor, made), deleteNote(actor, made)]);
    await saveNote(actor, made);
    await expect(keepPhoto(actor, file, photo())).rejects.toMatchObject({
      messageKey: 'errors.deskNote.deleted',
    });
  });
  expect((await readDesk(actor, event.id)).notes).toEqual([]);
  const [row] = await database.db.select().from(deskNotes).where(eq(deskNotes.id, made.id));
  expect(row?.text).toBeNull();
  const kept = await database.db.select().from(files).where(eq(files.eventId, event.id));
  expect(kept.map(({ deletedAt }) => deletedAt !== null)).toEqual([true]);
  expect(await kindsOf(made.id)).toEqual(['save', 'photo', 'delete']);
});

test('another agency’s notes, events and people do not exist for it, and a closed desk takes none', async () => {
  const { actor, note } = await makeWork();
  const other = await makeWork();
  const made = note();
  const file = { name: 'a.jpg', bytes: await camera() };
  await at(NOON, async () => {
    await saveNote(actor, made);
    const missing = { code: 'NOT_FOUND' };
    await expect(saveNote(other.actor, note())).rejects.toMatchObject(missing);
    await expect(saveNote(actor, note({ convocatedId: other.place.id }))).rejects.toMatchObject(missing);
    await expect(saveNote(other.actor, other.note({ id: made.id }))).rejects.toMatchObject(missing);
    await expect(keepPhoto(other.actor, file, { id: randomUUID(), noteId: made.id })).rejects.toMatchObject(
      missing,
    );
    await expect(deleteNote(other.actor, made)).rejects.toMatchObject(missing);
  });
  await at(new Date('2027-02-27T12:00:00Z'), () =>
    expect(saveNote(actor, note())).rejects.toMatchObject({ messageKey: 'errors.eventDay.tooEarly' }),
  );
});

test('a note holds ten photos, however many come at once', async () => {
  const { actor, note } = await makeWork();
  const made = note();
  const bytes = await camera(32, 32);
  const sent = await at(NOON, async () => {
    await saveNote(actor, made);
    return Promise.allSettled(
      Array.from({ length: MOST_NOTE_PHOTOS + 2 }, () =>
        keepPhoto(actor, { name: 'a.jpg', bytes }, { id: randomUUID(), noteId: made.id }),
      ),
    );
  });
  expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await database.db.$count(deskPhotos, eq(deskPhotos.noteId, made.id))).toBe(MOST_NOTE_PHOTOS);
});
