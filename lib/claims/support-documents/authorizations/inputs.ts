import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { requiredText } from '@/lib/core/inputs';

const day = z.string('validation.required').check(
  z.trim(),
  z.minLength(1, 'validation.required'),
  z.refine<string>((typed) => typed === '' || isCalendarDate(typed), 'validation.date'),
);
/** The greatest number that the columns hold is greater. */
const MOST = 999_999_999;
const number = z
  .int({
    error: ({ input }) =>
      input === undefined || input === null ? 'validation.required' : 'validation.support.number',
  })
  .check(z.gte(1, 'validation.support.number'), z.lte(MOST, 'validation.support.number'));

const shape = {
  /** Form 1876 of the DIAN: digits, perhaps with spaces. */
  resolution: requiredText(30).check(
    z.overwrite((typed: string) => typed.replaceAll(/[\s.]/g, '')),
    z.regex(/^\d{5,20}$/, 'validation.support.resolution'),
  ),
  resolutionOn: day,
  prefix: z.string().check(
    z.trim(),
    z.overwrite((typed: string) => typed.toUpperCase()),
    z.regex(/^[A-Z0-9]{0,4}$/, 'validation.support.prefix'),
  ),
  fromNumber: number,
  toNumber: number,
  validFrom: day,
  validTo: day,
};

/** What the DIAN's authorization says, and, for one that was used elsewhere before, the last number given there. */
export const addAuthorizationInput = z.object({ ...shape, lastNumber: z.nullish(number) }).check(
  z.refine(({ fromNumber, toNumber }) => toNumber >= fromNumber, {
    error: 'validation.support.range',
    path: ['toNumber'],
  }),
  z.refine(({ validFrom, validTo }) => validTo >= validFrom, {
    error: 'validation.dateOrder',
    path: ['validTo'],
  }),
  z.refine(({ resolutionOn, validTo }) => resolutionOn <= validTo, {
    error: 'validation.support.resolutionOn',
    path: ['resolutionOn'],
  }),
  z.refine(
    ({ fromNumber, toNumber, lastNumber }) =>
      lastNumber === null || lastNumber === undefined || (lastNumber >= fromNumber && lastNumber <= toNumber),
    { error: 'validation.support.last', path: ['lastNumber'] },
  ),
);
export type AddAuthorizationInput = z.input<typeof addAuthorizationInput>;

export const authorizationIdInput = z.object({ id: z.uuid('errors.support.notFound') });
