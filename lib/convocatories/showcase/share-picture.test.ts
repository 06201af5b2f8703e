import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY } from '@/lib/core/states';
import { makeEvent } from '@/lib/testing/factories/events';
import { sharePicture } from './share-picture';

const own = useDatabase();

async function drawn(name: string, accent: string | null) {
  const event = await makeEvent(own.db, { name });
  await own.db.update(agencies).set({ accent }).where(eq(agencies.id, event.agencyId));
  const picture = await sharePicture(event.id);
  if (!picture) throw new Error('no picture');
  return { event, picture };
}

/** Colours at the left edge and where the second line of a name stands. */
async function looksOf(picture: Buffer) {
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const edge = await image.extract({ left: 4, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const name = await sharp(picture).extract({ left: 88, top: 214, width: 1024, height: 280 }).stats();
  return { width, height, edge: [...edge], darkest: name.channels[0]?.min ?? 255 };
}

test.each([
  ['Lanzamiento Sierra Reserva', '#8f1d3f', [0x8f, 0x1d, 0x3f]],
  ['Ñandú & Cía <b>“Otoño”</b> 🎉 Łódź', null, [0x1c, 0x1a, 0x17]],
  ['Feria '.repeat(60), '#1d3f8f', [0x1d, 0x3f, 0x8f]],
  ['김치', null, [0x1c, 0x1a, 0x17]],
])('of «%s» stands the name in the colour of its agency', async (name, accent, edge) => {
  const { picture } = await drawn(name, accent);
  const looks = await looksOf(picture);
  expect(looks).toMatchObject({ width: 1200, height: 630, edge });
  expect(looks.darkest).toBeLessThan(60);
});

test('two names make two pictures, and one the same again', async () => {
  const one = await drawn('Gala de abril', null);
  const other = await drawn('Gala de mayo', null);
  expect(one.picture.equals(other.picture)).toBe(false);
  expect(await sharePicture(one.event.id)).toEqual(one.picture);
});

test('none of a suspended agency', async () => {
  const { event } = await drawn('Gala', null);
  await own.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, event.agencyId));
  expect(await sharePicture(event.id)).toBeNull();
});
