import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, renderPortrait } from './portraits.ts';

const request = { person: 'somebody', gender: 'FEMENINO', kind: 'GALLERY', shot: 1 } as const;

it('draws an upright JPEG, always the same for the same request and another for another shot', async () => {
  const [first, again, other] = await Promise.all([
    renderPortrait(request),
    renderPortrait(request),
    renderPortrait({ ...request, shot: 2 }),
  ]);
  const { format, width, height } = await sharp(first).metadata();
  expect([format, width, height]).toEqual(['jpeg', PORTRAIT_WIDTH, PORTRAIT_HEIGHT]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

it('puts book pictures before a white wall, as the review asks', async () => {
  const corner = (kind: 'IBOOK' | 'PROFILE') =>
    renderPortrait({ ...request, kind }).then((picture) =>
      sharp(picture).extract({ left: 4, top: 4, width: 8, height: 8 }).stats(),
    );
  const [book, profile] = [await corner('IBOOK'), await corner('PROFILE')];
  expect(Math.min(...book.channels.map(({ mean }) => mean))).toBeGreaterThan(220);
  expect(Math.min(...profile.channels.map(({ mean }) => mean))).toBeLessThan(220);
});
