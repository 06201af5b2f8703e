import { maskPersonalData } from '@/lib/platform/mask-personal-data';

/** A failure in one line without personal data: what the queue's and the outbox's tables may keep of it. */
export function failureText(error: unknown): string {
  const masked = maskPersonalData(error instanceof Error ? error : new Error(String(error)));
  if (typeof masked !== 'object' || masked === null || !('message' in masked)) return 'Error';
  const type = 'type' in masked ? String(masked.type) : 'Error';
  return `${type}: ${String(masked.message)}`;
}
