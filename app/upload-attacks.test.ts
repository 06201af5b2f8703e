import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { files, talentPhotos } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { hashPassword } from '@/lib/identity/passwords';
import { env } from '@/lib/platform/env';
import '@/lib/root/file-kinds';
import { readFileBytes } from '@/lib/storage/open-file';
import { type Attack, CUT, DISGUISED, OVERSIZED } from '@/lib/storage/testing/attacks';
import { pdfBytes } from '@/lib/storage/testing/sample-files';
import { MOST_PHOTOS } from '@/lib/talents/photos/rules';
import { TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent, makeTalentPhoto, type Talent } from '@/lib/testing/factories/talents';
import { answerRequest } from '@/lib/testing/next-request';
import { POST as logIn } from './api/login/talento/route';
import { POST as uploadImages } from './upload-images/route';

const database = useDatabase();
const ADDRESS = 'http://localhost:3000/upload-images';
const hash = hashPassword(TEST_PASSWORD);
let talent: Talent;
let token: string;

const post = (path: string, body: BodyInit, headers: Record<string, string>): Request => {
  const sent = { 'x-forwarded-for': '203.0.113.9', ...headers };
  answerRequest({ headers: sent });
  return new Request(path, { method: 'POST', headers: sent, body });
};

type Sent = { name?: string; type?: string; talentId?: string; headers?: Record<string, string> };

/** Sends a file as a browser's form does, signed in unless said. */
async function send(bytes: Uint8Array, { name = 'foto.jpg', type, talentId, headers }: Sent = {}) {
  const form = new FormData();
  if (talentId) form.append('talentId', talentId);
  form.append('type', 'GALLERY');
  form.append('file', new File([new Uint8Array(bytes)], name, type ? { type } : {}));
  const answer = await uploadImages(post(ADDRESS, form, headers ?? { authorization: `Bearer ${token}` }));
  return { status: answer.status, body: await answer.json() };
}

const picture = (width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#c0ffee' } });
const jpeg = () => picture().jpeg().toBuffer();
const photosOf = (id: string) => database.db.$count(talentPhotos, eq(talentPhotos.talentId, id));

beforeEach(async () => {
  await database.db.execute('delete from rate_limits');
  talent = await makeTalent(database.db, { passwordHash: await hash });
  const login = await logIn(
    post(
      'http://localhost:3000/api/login/talento',
      JSON.stringify({ email: talent.email, password: TEST_PASSWORD }),
      { 'content-type': 'application/json' },
    ),
  );
  token = (await login.json()).user.token;
});

const WRONG = 'Ese tipo de archivo no se acepta.';
const TOO_BIG = 'La imagen es demasiado grande. El máximo son 40 megapíxeles.';
const DAMAGED = 'No pudimos leer el archivo.';

describe('is refused in words, and nothing is kept:', () => {
  const rows: readonly (readonly [string, Attack[1], string, Sent])[] = [
    ...DISGUISED.map(([name, make, sent = {}]) => [name, make, WRONG, sent] as const),
    ...OVERSIZED.map(([name, make]) => [name, make, TOO_BIG, {}] as const),
    ...CUT.map(([name, make]) => [name, make, DAMAGED, {}] as const),
    ['a PDF', () => pdfBytes(), WRONG, {}],
    ['more than 10 MB', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff), 'El archivo pesa más de 10 MB.', {}],
  ];
  test.each(rows)('%s', async (_name, make, message, sent) => {
    const before = [await photosOf(talent.id), await database.db.$count(files)];
    const answer = await send(await make(), sent);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    expect([await photosOf(talent.id), await database.db.$count(files)]).toEqual(before);
  });

  test('one photo too many', async () => {
    const room = MOST_PHOTOS - (await photosOf(talent.id));
    for (let index = 0; index < room; index += 1) await makeTalentPhoto(database.db, { talent });
    const answer = await send(await jpeg());
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('máximo de fotos') },
    });
  });

  test("a photo for somebody else, without a session, with a stranger's token, and from another site", async () => {
    const other = await makeTalent(database.db);
    const before = await photosOf(other.id);
    const bytes = await jpeg();
    expect((await send(bytes, { talentId: other.id })).status).toBe(404);
    expect((await send(bytes, { talentId: crypto.randomUUID() })).status).toBe(404);
    expect((await send(bytes, { talentId: "' or 1=1" })).status).toBe(400);
    expect((await send(bytes, { headers: {} })).status).toBe(401);
    expect((await send(bytes, { headers: { authorization: 'Bearer inventado' } })).status).toBe(401);
    const elsewhere = { authorization: `Bearer ${token}`, origin: 'https://otro.example' };
    expect((await send(bytes, { headers: elsewhere })).status).toBe(403);
    const here = { authorization: `Bearer ${token}`, origin: new URL(env().APP_URL).origin };
    expect((await send(bytes, { headers: here })).status).toBe(200);
    expect(await photosOf(other.id)).toBe(before);
  });
});

describe('is cleaned:', () => {
  const latest = async () => {
    const [row] = await database.db
      .select()
      .from(files)
      .orderBy(desc(files.createdAt), desc(files.id))
      .limit(1);
    if (!row) throw new Error('nothing was kept');
    return row;
  };

  test('where a photo was taken does not reach the disk', async () => {
    const exif = { IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } };
    const sent = await picture().jpeg().withExif(exif).toBuffer();
    expect((await send(sent)).status).toBe(200);
    const kept = await readFileBytes(await latest());
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('secreto')).toBe(false);
  });

  test.each([
    ['../../etc/passwd.jpg', /^(passwd|archivo)\.jpg$/],
    ['C:\\fotos\\yo.jpg', /^yo\.jpg$/],
    ['foto.php.jpg', /^foto\.php\.jpg$/],
    ['foto\u202Egpj.exe', /^fotogpj\.jpg$/],
  ])('the name %s', async (name, kept) => {
    const answer = await send(await jpeg(), { name });
    if (answer.status === 400) {
      expect(answer.body.message).toContain('El nombre del archivo no es válido');
      return;
    }
    const row = await latest();
    expect(row.name).toMatch(kept);
    expect(row.key, 'never part of a path').not.toContain('passwd');
    expect(row.mime).toBe('image/jpeg');
  });
});
