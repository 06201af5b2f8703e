import { AppError } from '@/lib/core/errors';

export const echo = async (input: unknown): Promise<unknown> => input;

export async function refuse(): Promise<never> {
  throw new AppError('INVALID', 'upload.damaged', { file: 'upload.missing' }, { values: { most: 3 } });
}

export async function fail(): Promise<never> {
  throw new Error('no fonts');
}

export async function loop(): Promise<never> {
  for (;;);
}

export async function fillHeap(): Promise<number> {
  const kept: unknown[] = [];
  for (;;) kept.push({ at: kept.length, text: `${kept.length}` });
}

export async function fillMemory(megabytes: number): Promise<number> {
  const taken = Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, 1));
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  return taken.length;
}

export async function exit(): Promise<never> {
  process.exit(3);
}
