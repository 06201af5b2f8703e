import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, convocateds, files, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, LinkActor } from '@/lib/core/actor';
import { PHOTO } from '@/lib/core/states';
import { storeBytes } from '@/lib/storage/put-file';
import { TALENT_PHOTO } from '@/lib/talents/file-kinds';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalentPhoto } from '@/lib/testing/factories/talents';
import { inviteViewer } from '../choosing/invite-viewer';
import { revokeViewer } from '../choosing/revoke-viewer';
import { holderOf, makeChoosingScene } from '../choosing/testing/choosing-scene';
import type { ShowcaseTalent } from '../shown-talents';
import { allowFiles } from './allow-files';
import { toCard } from './cards';
import { openCards, openPhotos } from './open-files';
import { drawCards } from './pdf/cards-pdf';

const database = useDatabase();
const MARKER = 'Camara-Escondida-77';

let actor: AgencyActor;
let viewer: { readonly id: string };
let holder: LinkActor;

/** A photo as a camera writes it, with who took it where. */
const cameraPhoto = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#3060a0' } })
    .withExif({ IFD0: { Artist: MARKER, Copyright: MARKER } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  const scene = await makeChoosingScene(database.db);
  actor = scene.actor;
  const [first] = scene.places;
  const talentId = first?.talentId ?? '';
  for (const { id, talentId: other } of scene.places.slice(1)) {
    await database.db
      .update(convocateds)
      .set({ shownAt: null, shownPosition: null })
      .where(eq(convocateds.id, id));
    expect(other).not.toBe(talentId);
  }
  await database.db
    .update(talents)
    .set({ photoFileId: null, photoStateId: null })
    .where(eq(talents.id, talentId));
  await database.db.delete(talentPhotos).where(eq(talentPhotos.talentId, talentId));
  const stored = await storeBytes({
    kind: TALENT_PHOTO,
    agencyId: null,
    talentId,
    mime: 'image/jpeg',
    name: 'foto.jpg',
    bytes: await cameraPhoto(),
    visibility: 'PUBLIC',
  });
  const [file] = await database.db.insert(files).values(stored).returning();
  await makeTalentPhoto(database.db, { talentId, fileId: file?.id ?? '' });
  const hidden = await makeTalentPhoto(database.db, { talentId, stateId: PHOTO.PENDING });
  expect(hidden.stateId).toBe(PHOTO.PENDING);
  const chooser = await inviteViewer(actor, { eventId: scene.event.id, name: 'Ana Ruiz' });
  viewer = chooser;
  holder = holderOf(chooser);
});

const zipped = async () => unzipSync(new Uint8Array(await buffer((await openPhotos(holder)).body)));

test('nothing is downloaded until the agency allows it, and nothing more once it takes that or the link back', async () => {
  const missing = { messageKey: 'errors.link.invalid' };
  await expect(openPhotos(holder)).rejects.toMatchObject(missing);
  await expect(openCards(holder, 'cuatro', 1)).rejects.toMatchObject(missing);
  await allowFiles(actor, { viewerId: viewer.id, files: 'PLAIN' });
  expect(Object.keys(await zipped())).toHaveLength(1);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, viewer.id));
  expect(told.map(({ action }) => action)).toContain('download');
  await allowFiles(actor, { viewerId: viewer.id, files: null });
  await expect(openPhotos(holder)).rejects.toMatchObject(missing);
  await allowFiles(actor, { viewerId: viewer.id, files: 'PLAIN' });
  await revokeViewer(actor, { viewerId: viewer.id });
  await expect(openPhotos(holder)).rejects.toMatchObject(missing);
  const stranger = await makeAgencyUser(database.db);
  await expect(allowFiles(stranger.actor, { viewerId: viewer.id, files: 'PLAIN' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a photo leaves without what its camera wrote, and with the name of who takes it where that is wished', async () => {
  await allowFiles(actor, { viewerId: viewer.id, files: 'PLAIN' });
  const [plain] = Object.values(await zipped());
  expect(Buffer.from(plain ?? []).includes(MARKER)).toBe(false);
  expect((await sharp(plain).metadata()).exif).toBeUndefined();
  await allowFiles(actor, { viewerId: viewer.id, files: 'MARKED' });
  const [marked] = Object.values(await zipped());
  const brightest = async (bytes: Uint8Array | undefined) =>
    (await sharp(bytes).stats()).channels[0]?.max ?? 0;
  expect(await brightest(plain)).toBeLessThan(80);
  expect(await brightest(marked)).toBeGreaterThan(120);
});

test('cards are a page for four or for one, and a part that is none is not there', async () => {
  await allowFiles(actor, { viewerId: viewer.id, files: 'MARKED' });
  const { name, bytes } = await openCards(holder, 'una', 1);
  expect(name).toMatch(/\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(openCards(holder, 'cuatro', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const card = { name: 'Ana', role: 'Modelo', measures: [], description: null, note: null, photos: [] };
  const pages = async (layout: 'cuatro' | 'una') =>
    (
      await drawCards({
        ...{ layout, title: 'Gala', agency: 'Casa', dates: '5 de enero', createdAt: new Date(0) },
        cards: Array.from({ length: 5 }, () => card),
      })
    )
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;
  expect([await pages('cuatro'), await pages('una')]).toEqual([2, 5]);
});

test('a card tells nothing that the public page does not', () => {
  const talent = {
    name: 'Ana',
    description: null,
    note: null,
    unitMeasure: 'cm',
    height: 172,
  } as ShowcaseTalent;
  const secrets = { phone: '3019998877', email: 'zq@correo.example', identification: '1999777333' };
  const card = JSON.stringify(toCard({ ...talent, ...secrets }, 'Modelo', []));
  expect(card).toContain('172 cm');
  for (const secret of Object.values(secrets)) expect(card).not.toContain(secret);
});
