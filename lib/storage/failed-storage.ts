import { AppError } from '@/lib/core/errors';
import { log } from '@/lib/platform/log';

/** Longer than storage that does not answer is waited for (decision 31). */
const RETRY_AFTER_SECONDS = 30;

function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return 'cause' in error && isFull(error.cause);
}

/** UNAVAILABLE in words, for storage that refuses, hangs, is full or gives back other bytes; what it said is logged. */
export function failedStorage(error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error }, 'storage failed');
  const messageKey = isFull(error) ? 'errors.storage.full' : 'errors.storage.unavailable';
  return new AppError('UNAVAILABLE', messageKey, {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
