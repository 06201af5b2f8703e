import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '../manifest';
import { writeArchive } from '../write-archive';

/** An archive of an agency in a file. */
export async function makeArchive(agencyId: string, path: string, now = new Date()): Promise<Manifest> {
  const into = (bytes: Readable) => pipeline(bytes, createWriteStream(path));
  return (await writeArchive({ agencyId, now, into })).manifest;
}
