import { conflict } from '@/lib/core/errors';
import type { Quotation } from '../queries';

/** What an addition has as the quotation to which it adds, their totals become one, and as its event, which keeps its place. */
const FIXED_OF_ADDITIONS = ['clientId', 'currencyId', 'tercero', 'cityId', 'place', 'address'] as const;

type Fixed = Pick<Quotation, (typeof FIXED_OF_ADDITIONS)[number]>;

/** Throws CONFLICT when a draft that is an addition would differ in what is fixed. */
export function refuseUnlikeFirst(typed: Fixed, before: Fixed & Pick<Quotation, 'additionOf'>): void {
  if (before.additionOf && FIXED_OF_ADDITIONS.some((field) => typed[field] !== before[field]))
    throw conflict('errors.quotation.additionFixed');
}
