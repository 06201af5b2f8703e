import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/**
 * A payment is of a day between the claim's and today, in Bogotá. Throws INVALID with a message at `paidOn`.
 */
export function checkDay(paidOn: string, claimedOn: string, now: Date): void {
  if (paidOn > isoDateInZone(now, DEFAULT_TIME_ZONE)) throw badDay('claims.pay.future');
  if (paidOn < claimedOn) throw badDay('claims.pay.early');
}

const badDay = (key: string) => new AppError('INVALID', 'errors.invalid', { paidOn: key });
