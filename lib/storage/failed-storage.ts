import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/platform/log';

function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return 'cause' in error && isFull(error.cause);
}

/** UNAVAILABLE in words, for storage that refuses, hangs, is full or gives back other bytes; what it said is logged. */
export function failedStorage(error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error }, 'storage failed');
  return new AppError('UNAVAILABLE', isFull(error) ? 'errors.storage.full' : 'errors.storage.unavailable');
}
