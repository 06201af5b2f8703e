import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '../manifest';
import { writeArchive } from '../write-archive';

/** An archive of an agency in a file. */
export const makeArchive = (agencyId: string, path: string, now = new Date()): Promise<Manifest> =>
  writeArchive({ agencyId, now, into: (bytes) => pipeline(bytes, createWriteStream(path)) });
