import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openPictures } from './open-pictures';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
const zip = (entries: Record<string, Uint8Array>, name = 'fotos.zip') => file(name, zipSync(entries));
const MOST = 100;

/** The same ZIP with names as macOS writes them: UTF-8, and not said to be. */
function withoutFlag(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length - 4; at += 1) {
    if (copy.readUInt32LE(at) === 0x04034b50) copy.writeUInt16LE(copy.readUInt16LE(at + 6) & ~0x800, at + 6);
    if (copy.readUInt32LE(at) === 0x02014b50) copy.writeUInt16LE(copy.readUInt16LE(at + 8) & ~0x800, at + 8);
  }
  return copy;
}

/** The size that the ZIP says its files have, in its directory and before each of them. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length - 4; at += 1) {
    if (copy.readUInt32LE(at) === 0x04034b50) copy.writeUInt32LE(size, at + 22);
    if (copy.readUInt32LE(at) === 0x02014b50) copy.writeUInt32LE(size, at + 24);
  }
  return copy;
}

describe('pictures that were chosen', () => {
  test('of a ZIP have the name of the ZIP as their outermost folder, and their bytes when they are wanted', async () => {
    const [one, ...rest] = await openPictures([zip({ 'Luz Ríos/1.jpg': JPEG }, 'modelos.ZIP')], MOST);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ path: 'modelos/Luz Ríos/1.jpg', problem: null });
    const opened = await one?.open();
    expect(opened?.name).toBe('1.jpg');
    expect(new Uint8Array((await opened?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(JPEG);
  });

  test('of macOS keep their accents, and what systems put beside them is nothing', async () => {
    const entries = {
      'Peña.jpg': JPEG,
      '__MACOSX/._Peña.jpg': JPEG,
      '.DS_Store': JPEG,
      'a/Thumbs.db': JPEG,
    };
    const [one, ...rest] = await openPictures([file('f.zip', withoutFlag(zipSync(entries)))], MOST);
    expect(rest).toEqual([]);
    expect(one?.path).toBe('f/Peña.jpg');
  });

  test('say by their name why they cannot be sent', async () => {
    const pictures = await openPictures(
      [
        zip({ 'hoja.pdf': JPEG, 'vacia.jpg': new Uint8Array(), 'a.heic': JPEG, 'video.mp4': JPEG }),
        file('nota.txt', JPEG),
      ],
      MOST,
    );
    expect(pictures.map(({ path, problem }) => [path, problem])).toEqual([
      ['fotos/hoja.pdf', expect.stringContaining('JPG')],
      ['fotos/vacia.jpg', 'El archivo está vacío.'],
      // Some browsers open it.
      ['fotos/a.heic', null],
      ['fotos/video.mp4', expect.stringContaining('JPG')],
      ['nota.txt', expect.stringContaining('JPG')],
    ]);
  });

  test('are refused where the ZIP is none, or holds more than are taken at once', async () => {
    await expect(openPictures([file('roto.zip', JPEG)], MOST)).rejects.toThrow('No pudimos abrir roto.zip');
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.jpg`, JPEG]));
    await expect(openPictures([zip(many)], MOST)).rejects.toThrow('Son más de 100 fotos');
  });

  test('do not burst: one that unpacks to more than is said, or than is taken, is left', async () => {
    const burst = zipSync({ 'bomba.jpg': new Uint8Array(120 * 1024 * 1024) }, { level: 1 });
    const [said] = await openPictures([file('b.zip', burst)], MOST);
    expect(said?.problem).toContain('MB');
    const [hidden] = await openPictures([file('b.zip', lying(burst, 1000))], MOST);
    expect(hidden?.problem).toBeNull();
    await expect(hidden?.open()).rejects.toThrow();
  });
});
