import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { agencies, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { database as db } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { dropUnusedImages } from './drop-unused-images';
import { publishImage, retireImage } from './publish-image';
import { uploadImage } from './upload-image';

const database = useDatabase();
const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7285' } })
  .withExif({ IFD0: { Copyright: 'secreto' } })
  .png()
  .toBuffer();
const upload = (actor: Actor) => uploadImage(actor, { name: 'nuestro logo.gif', bytes: png });
const fileOf = async (id: string) => (await db().select().from(files).where(eq(files.id, id)))[0];
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a write does around the row that shows the image. */
async function show(agencyId: string, before: string | null, after: string | null) {
  await transact(async (tx) => {
    await publishImage(tx, { agencyId, before, after });
    await tx.update(agencies).set({ logoFileId: after }).where(eq(agencies.id, agencyId));
    await retireImage(tx, { agencyId, before, after });
  });
}

describe('uploadImage', () => {
  test.each([
    [900, 12_000, 90, 1200],
    [12_000, 900, 1200, 90],
    [1200, 40, 1200, 40],
  ])('keeps a logo of %i×%i px at %i×%i', async (width, height, keptWidth, keptHeight) => {
    const { actor } = await makeAgencyUser(database.db);
    const bytes = await sharp({ create: { width, height, channels: 4, background: '#0b728580' } })
      .png()
      .toBuffer();
    const file = await uploadImage(actor, { name: 'logo.png', bytes });
    expect(file).toMatchObject({ width: keptWidth, height: keptHeight });
  });

  test('keeps what the picture shows, for the agency alone until it is used', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    const file = await upload(actor);
    expect(file).toMatchObject({
      kind: 'LOGO',
      visibility: 'PRIVATE',
      agencyId: agency.id,
      ownerId: actor.userId,
      name: 'nuestro logo.png',
      mime: 'image/png',
      width: 40,
      height: 20,
    });
    expect(file.sha256).not.toBe('');
  });

  test('takes pictures alone', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const svg = uploadImage(actor, { name: 'logo.png', bytes: Buffer.from('<svg/>') });
    await expect(svg).rejects.toMatchObject({ code: 'INVALID', messageKey: 'upload.wrongImageType' });
  });

  test('is refused to finance, readers, the administrator and who is not signed in', async () => {
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { role });
      await expect(upload(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const { actor } = await makeAdministrator(database.db);
    await expect(upload(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(upload(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an image in use', () => {
  test('is public as long as something shows it', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const [first, second] = [await upload(actor), await upload(actor)];
    await show(agency.id, null, first.id);
    expect(await fileOf(first.id)).toMatchObject({ visibility: 'PUBLIC' });
    await show(agency.id, first.id, second.id);
    expect(await fileOf(first.id)).toMatchObject({ visibility: 'PRIVATE' });
    expect(await fileOf(second.id)).toMatchObject({ visibility: 'PUBLIC' });
    const sister = await makeAgencyUser(database.db);
    await db().update(agencies).set({ logoFileId: second.id }).where(eq(agencies.id, sister.agency.id));
    await show(agency.id, second.id, null);
    expect(await fileOf(second.id), 'another row shows it still').toMatchObject({ visibility: 'PUBLIC' });
  });

  test("another agency's, a document and what is not there are refused alike", async () => {
    const { agency } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const theirs = await upload(other.actor);
    const [paper] = await db()
      .insert(files)
      .values({
        ...theirs,
        id: crypto.randomUUID(),
        agencyId: agency.id,
        kind: 'CONTRACT_PDF',
        key: 'k',
        visibility: 'PRIVATE',
      })
      .returning();
    for (const id of [theirs.id, paper?.id ?? '', crypto.randomUUID()]) {
      await expect(show(agency.id, null, id)).rejects.toMatchObject({
        code: 'INVALID',
        fields: { logo: 'validation.logo' },
      });
    }
    expect(await fileOf(theirs.id)).toMatchObject({ visibility: 'PRIVATE' });
  });
});

test('dropUnusedImages drops what nothing has shown for two days', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const [shown, replaced] = [await upload(actor), await upload(actor)];
  await show(agency.id, null, replaced.id);
  await show(agency.id, replaced.id, shown.id);
  const later = new Date(Date.now() + DAY_MS);
  const fresh = await at(later, () => upload(actor));
  expect(await at(later, dropUnusedImages)).toBe(0);
  await at(new Date(later.getTime() + 1.5 * DAY_MS), dropUnusedImages);
  expect((await fileOf(shown.id))?.deletedAt).toBeNull();
  expect((await fileOf(fresh.id))?.deletedAt).toBeNull();
  expect((await fileOf(replaced.id))?.deletedAt).not.toBeNull();
});
