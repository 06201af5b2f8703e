import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { resetEnv } from '@/lib/platform/env';
import { disk, resetDisk } from './disk';
import { useS3Storage } from './testing/storage-drivers';

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk().listAll(folder, {
      recursive: true,
      ...(paginationToken ? { paginationToken } : {}),
    });
    for (const object of page.objects) if (object.isFile) keys.push(object.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys.sort();
}

function behavesAsStorage(): void {
  it('gives bytes back as they were put', async () => {
    const bytes = randomBytes(300_000);
    await disk().put('files/a', bytes);
    expect((await buffer(await disk().getStream('files/a'))).equals(bytes)).toBe(true);
    expect(await disk().exists('files/a')).toBe(true);
    expect(await disk().exists('files/other')).toBe(false);
  });

  it('moves in one step and deletes without complaint', async () => {
    await disk().put('files/partial', Buffer.from('whole'));
    await disk().move('files/partial', 'files/final');
    expect(await disk().exists('files/partial')).toBe(false);
    expect(await disk().get('files/final')).toBe('whole');
    await disk().delete('files/final');
    await disk().delete('files/final');
    expect(await disk().exists('files/final')).toBe(false);
  });

  it('lists a folder through all its pages, and empties it', async () => {
    const names = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `day/2026-11-21/${name}`);
    for (const name of [...names, 'day/2026-11-22/1']) await disk().put(name, name);
    expect(await keysBelow('day/2026-11-21')).toEqual(names);
    await disk().deleteAll('day/2026-11-21');
    expect(await keysBelow('day')).toEqual(['day/2026-11-22/1']);
    expect(await keysBelow('nowhere')).toEqual([]);
    await disk().deleteAll('nowhere');
  });
}

describe('a local folder', behavesAsStorage);

describe('S3-compatible storage', () => {
  const s3 = useS3Storage();
  afterEach(() => {
    s3.server.failWith = null;
  });

  behavesAsStorage();

  it('is really there', async () => {
    await disk().put('files/b', 'bytes');
    expect(s3.server.objects.get('files/b')?.body.toString()).toBe('bytes');
  });

  it('fails, and does not hang, when the server is in trouble', async () => {
    s3.server.failWith = 503;
    await expect(disk().put('files/c', 'bytes')).rejects.toThrow();
    await expect(disk().getStream('files/b')).rejects.toThrow();
  });

  it('is refused with the wrong secret', async () => {
    const right = process.env.S3_SECRET_ACCESS_KEY;
    process.env.S3_SECRET_ACCESS_KEY = 'wrong';
    resetEnv();
    resetDisk();
    await expect(disk().put('files/d', 'bytes')).rejects.toThrow();
    expect(s3.server.objects.has('files/d')).toBe(false);
    process.env.S3_SECRET_ACCESS_KEY = right;
    resetEnv();
    resetDisk();
  });
});
