import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

/** Six digits, each code as likely as any other. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Hashes a code for storage, with a key, because a million codes are soon tried, and with its row's id. */
export const hashCode = (codeId: string, code: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET).update(`${codeId}:${code}`).digest('hex');

/** Compares a code in constant time. */
export function isCode(codeId: string, code: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hashCode(codeId, code), 'hex'), Buffer.from(kept, 'hex'));
}
