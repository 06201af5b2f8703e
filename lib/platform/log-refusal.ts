import type { AppError, ErrorCode } from '@/lib/core/errors';
import { log } from './log';

/** Refusals that somebody who tries the doors would cause; the rest are slips of the hand. */
const SUSPICIOUS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'TOO_LARGE'];

/**
 * Notes an expected refusal: its code, its reason and what was asked, beside who asked and from where. Never what was
 * sent (OWASP ASVS 5.0, 16.2.5 and 16.3).
 */
export function logRefusal(
  { code, messageKey, fields }: AppError,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const line = { ...facts, code, reason: messageKey, fields: Object.keys(fields).slice(0, 20) };
  if (SUSPICIOUS.includes(code)) log.warn(line, 'refused');
  else log.info(line, 'refused');
}
