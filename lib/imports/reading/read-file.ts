import { AppError } from '@/lib/core/errors';
import { createOutside, OutsideEnded } from '@/lib/platform/outside/run-outside';
import type { TableRow } from './lay-out';
import type { PackedFile } from './parse-file';

const parse = createOutside({
  mostMs: 15_000,
  heapMb: 384,
  memoryMb: 768,
  idleMs: 60_000,
  waiting: 20,
  retryAfterSeconds: 30,
});

/**
 * The tables of a file of many rows, read in another process (`parse-file.ts`): a file of a thousand bytes can ask for
 * any time and memory. Throws INVALID with `imports.problem.…`, and UNAVAILABLE when too many wait.
 */
export async function readFile(bytes: Buffer): Promise<PackedFile> {
  try {
    return (await parse({
      module: 'lib/imports/reading/parse-file.ts',
      name: 'packFile',
      input: bytes,
    })) as PackedFile;
  } catch (error) {
    if (error instanceof OutsideEnded) throw new AppError('INVALID', 'imports.problem.tooCostly');
    throw error;
  }
}

/** The rows of one page: at most five hundred. */
export const rowsOfPage = (page: Uint8Array): TableRow[] => JSON.parse(Buffer.from(page).toString());
