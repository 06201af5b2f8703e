import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { readFileBytes } from '@/lib/storage/open-file';
import { renditionResponse } from '@/lib/storage/rendition';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { archivePhoto } from './archive-photo';
import { choosePortrait } from './choose-portrait';
import { orderPhotos } from './order-photos';
import { handle } from './prepare-photo';
import { decidePhoto } from './review/decide-photos';
import { MOST_PHOTOS } from './rules';
import { uploadPhoto } from './upload-photo';

const database = useDatabase();
const own = ({ id }: Talent): Actor => ({ kind: 'talent', talentId: id });

/** A picture of soft spots that the seed places, as a photo has areas of light and shade. */
const picture = async (seed: number, width = 600, height = 800) => {
  const points = Buffer.from(
    Array.from({ length: 48 }, (_, index) => (Math.sin(seed * 97 + index * 31) + 1) * 127),
  );
  return sharp(points, { raw: { width: 6, height: 8, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .withExif({ IFD3: { GPSLatitude: '4/1 36/1 0/1' }, IFD0: { Copyright: 'secreto' } })
    .toBuffer();
};
const send = async (
  actor: Actor,
  bytes: Buffer | Promise<Buffer>,
  type: 'IBOOK' | 'GALLERY' | 'PROFILE' = 'IBOOK',
) => uploadPhoto(actor, { name: 'foto.jpg', bytes: await bytes }, { type });
const rowsOf = ({ id }: Talent) =>
  database.db.select().from(talentPhotos).where(eq(talentPhotos.talentId, id)).orderBy(talentPhotos.position);
const fileOf = async (id: string) =>
  (await database.db.select().from(files).where(eq(files.id, id)))[0] as typeof files.$inferSelect;

describe('a photo that comes', () => {
  test('is kept without EXIF, at most 2160 pixels, private and pending, with what is shown meanwhile', async () => {
    const talent = await makeTalent(database.db);
    const { id, fileId } = await send(own(talent), picture(1, 3000, 4000));
    const file = await fileOf(fileId);
    expect(file).toMatchObject({ visibility: 'PRIVATE', mime: 'image/jpeg', width: 1620, height: 2160 });
    const bytes = await readFileBytes(file);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.includes('secreto')).toBe(false);
    const row = (await rowsOf(talent)).find((each) => each.id === id);
    expect(row).toMatchObject({ stateId: PHOTO.PENDING, type: 'IBOOK', repeatsPhotoId: null });
    expect(row?.looks).toMatch(/^[0-9a-f]{16}$/);
    expect(row?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(row?.placeholder?.length).toBeLessThan(500);
  });

  test('that repeats another of the same talent is proposed to the reviewer; another one, and another talent’s, are not', async () => {
    const [talent, other] = [await makeTalent(database.db), await makeTalent(database.db)];
    const first = await send(own(talent), picture(2));
    const smaller = sharp(await picture(2))
      .resize(320)
      .modulate({ brightness: 1.08 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const again = await send(own(talent), smaller);
    const different = await send(own(talent), picture(3));
    const theirs = await send(own(other), picture(2));
    const rows = [...(await rowsOf(talent)), ...(await rowsOf(other))];
    const repeats = (id: string) => rows.find((row) => row.id === id)?.repeatsPhotoId;
    expect(repeats(again.id)).toBe(first.id);
    expect(repeats(different.id)).toBeNull();
    expect(repeats(theirs.id)).toBeNull();
  });

  test('that is no picture, or one too many, is refused', async () => {
    const talent = await makeTalent(database.db);
    await expect(
      send(own(talent), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ).rejects.toMatchObject({
      messageKey: 'upload.wrongImageType',
    });
    for (let index = 1; index < MOST_PHOTOS; index++) await makeTalentPhoto(database.db, { talent });
    await expect(send(own(talent), picture(1))).rejects.toMatchObject({ messageKey: 'errors.photo.tooMany' });
    const [oldest] = await rowsOf(talent);
    await archivePhoto(own(talent), { id: oldest?.id ?? '' });
    await send(own(talent), picture(1));
  });

  test('comes from the talent, the administrator, and the agency that brought it until the talent has come in', async () => {
    const { actor: admin } = await makeAdministrator(database.db);
    const { actor: agency, agency: row } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db, { broughtByAgencyId: row.id });
    const upload = async (actor: Actor) =>
      uploadPhoto(
        actor,
        { name: 'a.jpg', bytes: await picture(4) },
        { talentId: talent.id, type: 'GALLERY' },
      );
    await upload(admin);
    await upload(agency);
    await database.db.update(talents).set({ passwordHash: '$2b$x' }).where(eq(talents.id, talent.id));
    await expect(upload(agency)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(upload(own(await makeTalent(database.db)))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await rowsOf(talent)).filter(({ type }) => type === 'GALLERY')).toHaveLength(2);
  });
});

test('a new portrait takes the place of the approved one only when it is approved itself', async () => {
  const { actor: admin } = await makeAdministrator(database.db);
  const talent = await makeTalent(database.db);
  const portrait = async () => {
    const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
    return [row?.photoFileId, row?.photoStateId];
  };
  const first = await send(own(talent), picture(5), 'PROFILE');
  expect(await portrait()).toEqual([first.fileId, PHOTO.PENDING]);
  await decidePhoto(admin, { id: first.id, verdict: 'APPROVE' });
  const second = await send(own(talent), picture(6), 'PROFILE');
  expect(await portrait()).toEqual([first.fileId, PHOTO.APPROVED]);
  await decidePhoto(admin, { id: second.id, verdict: 'APPROVE' });
  expect(await portrait()).toEqual([second.fileId, PHOTO.APPROVED]);
  await archivePhoto(own(talent), { id: second.id });
  expect(await portrait()).toEqual([first.fileId, PHOTO.APPROVED]);
  await archivePhoto(own(talent), { id: first.id });
  expect(await portrait()).toEqual([null, null]);
});

test('an approved photo is chosen as the portrait, by who keeps the talent, as often as one likes', async () => {
  const talent = await makeTalent(database.db);
  const [book, gallery] = [
    await makeTalentPhoto(database.db, { talent }),
    await makeTalentPhoto(database.db, { talent, type: 'GALLERY' }),
  ];
  const pending = await makeTalentPhoto(database.db, { talent, stateId: PHOTO.PENDING });
  const portrait = async () => {
    const [row] = await database.db.select().from(talents).where(eq(talents.id, talent.id));
    return row?.photoFileId;
  };
  for (const { id, fileId } of [book, gallery, book]) {
    await choosePortrait(own(talent), { id });
    expect(await portrait()).toBe(fileId);
  }
  const portraits = (await rowsOf(talent)).filter(({ type }) => type === 'PROFILE');
  expect(portraits).toHaveLength(2);
  const { actor: admin } = await makeAdministrator(database.db);
  const refused = portraits.find(({ fileId }) => fileId === gallery.fileId)?.id ?? '';
  await decidePhoto(admin, { id: refused, verdict: 'REJECT', reasonId: 1, seen: PHOTO.APPROVED });
  await expect(choosePortrait(own(talent), { id: gallery.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(choosePortrait(own(talent), { id: pending.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  const stranger = own(await makeTalent(database.db));
  await expect(choosePortrait(stranger, { id: book.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[1.2.10/order] photos stand in the order in which their talent puts them', async () => {
  const talent = await makeTalent(database.db);
  const ids = [];
  for (const seed of [7, 8, 9]) ids.push((await send(own(talent), picture(seed), 'GALLERY')).id);
  const order = (given: string[]) =>
    orderPhotos(own(talent), { talentId: talent.id, type: 'GALLERY', ids: given });
  await order(ids.toReversed());
  const kept = (await rowsOf(talent)).filter(({ type }) => type === 'GALLERY').map(({ id }) => id);
  expect(kept).toEqual(ids.toReversed());
  for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], [...ids.slice(1), crypto.randomUUID()]]) {
    await expect(order(wrong)).rejects.toMatchObject({ fields: { ids: 'validation.photo.order' } });
  }
  const other = own(await makeTalent(database.db));
  await expect(orderPhotos(other, { talentId: talent.id, type: 'GALLERY', ids })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('[2.7.3/storage path] smaller copies are served as AVIF to who takes it once the job has made them, and as WebP to others', async () => {
  const talent = await makeTalent(database.db);
  const { fileId } = await send(own(talent), picture(10));
  const file = await fileOf(fileId);
  const accept = 'image/avif,image/webp,*/*';
  const typeOf = async (sent: string | null) =>
    (await renditionResponse(file, '320', sent)).headers.get('content-type');
  expect(await typeOf(accept), 'nobody waits for it').toBe('image/webp');
  await handle({ fileId }, {} as never);
  const answer = await renditionResponse(file, '320', accept);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('vary')).toBe('Accept');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, compression: 'av1' });
  expect(await typeOf(null)).toBe('image/webp');
  expect(await typeOf('image/webp')).toBe('image/webp');
});
