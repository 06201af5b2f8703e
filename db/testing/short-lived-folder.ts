import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** A whole run keeps some 500 MB at a time. */
const ROOM_BYTES = 3 * 1024 ** 3;

/**
 * Makes a folder for a database that is thrown away. In memory where there is room: a clone has some 2,000 files, and a
 * disk (ext4) takes ten times as long to make them while others are being removed. The user of PostgreSQL may pass.
 */
export async function makeShortLivedFolder(prefix: string, memory: string = MEMORY): Promise<string> {
  const folder = await mkdtemp(path.join((await hasRoom(memory)) ? memory : tmpdir(), prefix));
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom(memory: string): Promise<boolean> {
  const found = await statfs(memory).catch(() => undefined);
  return found?.type === TMPFS && found.bavail * found.bsize >= ROOM_BYTES;
}
