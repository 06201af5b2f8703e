import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PDF, PAPER_KINDS } from '@/lib/contracts/file-kinds';
import { type Actor, anonymous } from '@/lib/core/actor';
import { EVENT_COVER } from '@/lib/events/file-kinds';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { TALENT_PHOTO } from '@/lib/talents/file-kinds';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { deleteFile, setFileVisibility } from './change-file';
import { purgeDeleted, removeOrphans } from './clean-storage';
import { disk } from './disk';
import { findFile, openFile } from './open-file';
import { folderOf, type NewFile, putFile, storeBytes } from './put-file';
import { renditionFolder, renditionResponse } from './rendition';
import { useS3Storage } from './testing/storage-drivers';

const AGENCY = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const USER = '00000000-0000-4000-8000-00000000000c';
const DAY_MS = 24 * 60 * 60 * 1_000;

const database = useDatabase();

beforeAll(async () => {
  await makeAgency(database.db, { id: AGENCY });
});

const producerOf = (agencyId: string): Actor => ({
  kind: 'agencyUser',
  userId: USER,
  agencyId,
  agencyState: 23,
  role: 'PRODUCER',
});
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

type Change = { -readonly [Key in keyof NewFile]?: NewFile[Key] } & { bytes?: Buffer };
const put = (change: Change = {}) =>
  transact((tx) =>
    putFile(tx, {
      kind: CONTRACT_PDF,
      agencyId: AGENCY,
      mime: 'application/pdf',
      name: 'Contrato.pdf',
      bytes: Buffer.from('%PDF contract'),
      ...change,
    }),
  );
const putPhoto = async (change: Change = {}) =>
  put({
    kind: TALENT_PHOTO,
    agencyId: null,
    mime: 'image/png',
    name: 'foto.png',
    bytes: await picture(800, 400),
    visibility: 'PUBLIC',
    ...change,
  });
const textOf = async (actor: Actor, fileId: string) =>
  (await buffer((await openFile(actor, fileId)).body)).toString();

function keepsFiles(): void {
  it('gives a file back to those who may have it', async () => {
    const file = await put();
    expect(file).toMatchObject({
      kind: 'CONTRACT_PDF',
      visibility: 'PRIVATE',
      encrypted: false,
      size: 13,
      sha256: createHash('sha256').update('%PDF contract').digest('hex'),
    });
    expect(file.key).toMatch(/^files\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}$/);
    expect(await textOf(producerOf(AGENCY), file.id)).toBe('%PDF contract');
  });

  it('answers the same for what is not there and for what is not theirs', async () => {
    const file = await put();
    const attempts: [Actor, string][] = [
      [producerOf(OTHER), file.id],
      [anonymous, file.id],
      [producerOf(AGENCY), OTHER],
      [producerOf(AGENCY), '../../etc/passwd'],
    ];
    for (const [actor, id] of attempts) {
      await expect(openFile(actor, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        messageKey: 'errors.notFound',
      });
    }
  });

  it('takes a stream', async () => {
    const stream = Readable.from([Buffer.from('%PDF '), Buffer.from('in pieces')]);
    const stored = await storeBytes({
      kind: EVENT_COVER,
      agencyId: AGENCY,
      mime: 'application/pdf',
      name: 'a',
      stream,
    });
    expect(stored).toMatchObject({ size: 14 });
    expect(await disk().get(stored.key)).toBe('%PDF in pieces');
  });

  it('encrypts an identity document, and writes down who opened it', async () => {
    const file = await put({
      kind: PAPER_KINDS.docId,
      bytes: Buffer.from('%PDF cédula'),
      visibility: 'PUBLIC',
    });
    expect(file).toMatchObject({ encrypted: true, visibility: 'PRIVATE', size: 12 });
    expect(await disk().get(file.key)).not.toContain('PDF');

    expect(await textOf(producerOf(AGENCY), file.id)).toBe('%PDF cédula');
    await expect(openFile(producerOf(OTHER), file.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, file.id));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ agencyId: AGENCY, entity: 'file', action: 'open', actorId: USER });
  });

  it('does not open a document whose bytes were put in the place of another', async () => {
    const [mine, theirs] = [await put({ kind: PAPER_KINDS.rut }), await put({ kind: PAPER_KINDS.rut })];
    await disk().put(mine.key, await buffer(await disk().getStream(theirs.key)));
    await expect(openFile(producerOf(AGENCY), mine.id)).rejects.toThrow();
  });

  it('fails, instead of beginning an answer, when the bytes are gone', async () => {
    const file = await put();
    await disk().delete(file.key);
    await expect(openFile(producerOf(AGENCY), file.id)).rejects.toThrow();
  });

  it('makes smaller copies of a picture, once', async () => {
    const photo = await putPhoto();
    const [first, second] = await Promise.all([
      renditionResponse(photo, '320'),
      renditionResponse(photo, '320'),
    ]);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toContain('immutable');

    await disk().delete(photo.key);
    const kept = await renditionResponse(photo, '320');
    expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('makes no other width, nothing larger than the picture, and no copy of a document', async () => {
    const photo = await putPhoto();
    for (const width of ['321', '0', '-1', '99999', 'abc', '320.5', '']) {
      await expect(renditionResponse(photo, width)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const large = Buffer.from(await (await renditionResponse(photo, '1080')).arrayBuffer());
    expect((await sharp(large).metadata()).width).toBe(800);
    const card = await put({ kind: PAPER_KINDS.docId, mime: 'image/png', bytes: await picture(400, 400) });
    await expect(renditionResponse(card, '320')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renditionResponse(await put(), '320')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('publishes, withdraws and deletes', async () => {
    const photo = await putPhoto({ visibility: 'PRIVATE' });
    await expect(openFile(anonymous, photo.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await transact((tx) => setFileVisibility(tx, photo.id, 'PUBLIC'));
    expect((await openFile(anonymous, photo.id)).file.id).toBe(photo.id);
    await transact((tx) => setFileVisibility(tx, photo.id, 'PRIVATE'));
    await expect(openFile(anonymous, photo.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await transact((tx) => deleteFile(tx, photo.id));
    expect(await findFile(photo.id)).toBeNull();
    await expect(openFile({ kind: 'administrator', userId: USER }, photo.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const card = await put({ kind: PAPER_KINDS.docId });
    const publish = transact((tx) => setFileVisibility(tx, card.id, 'PUBLIC'));
    await expect(publish).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('removes bytes whose transaction rolled back, two days later', async () => {
    const kept = await put();
    const orphan = await storeBytes({
      kind: EVENT_COVER,
      agencyId: null,
      mime: 'x',
      name: 'x',
      bytes: Buffer.from('x'),
    });
    expect(await at(new Date(Date.now() + DAY_MS), removeOrphans)).toBe(0);
    const inTwoDays = new Date(Date.now() + 2 * DAY_MS);
    await at(inTwoDays, removeOrphans);
    expect(await disk().exists(orphan.key)).toBe(false);
    expect(await disk().exists(kept.key)).toBe(true);
    expect(kept.key.startsWith(folderOf(new Date()))).toBe(true);
  });

  it('removes the bytes and copies of what was deleted, a week later', async () => {
    const photo = await putPhoto();
    await renditionResponse(photo, '96');
    await transact((tx) => deleteFile(tx, photo.id));
    await at(new Date(Date.now() + 6 * DAY_MS), purgeDeleted);
    expect(await disk().exists(photo.key)).toBe(true);
    await at(new Date(Date.now() + 8 * DAY_MS), purgeDeleted);
    expect(await disk().exists(photo.key)).toBe(false);
    expect(await disk().exists(`${renditionFolder(photo.id)}/96.webp`)).toBe(false);
    expect(await database.db.select().from(files).where(eq(files.id, photo.id))).toHaveLength(1);
  });
}

describe('files in a local folder', keepsFiles);

describe('files in S3-compatible storage', () => {
  useS3Storage();
  keepsFiles();
});
