import * as z from 'zod/mini';
import { COUNTRY_CODES, HOME_COUNTRY } from '@/lib/core/countries';
import { isCalendarDate } from '@/lib/core/dates';

/** What a talent says of itself as a taxpayer. */
export const taxDataInput = z
  .object({
    declaresIncome: z.boolean('validation.required'),
    ivaResponsible: z.boolean('validation.required'),
    hiresWorkers: z.boolean('validation.required'),
    /** CIIU of the RUT; empty for one that is not said. */
    economicActivity: z.nullish(
      z.string().check(z.trim(), z.regex(/^(\d{4})?$/, 'validation.economicActivity')),
    ),
    simpleRegime: z.nullish(z.boolean('validation.required')),
    /** ISO code of where it resides for taxes; empty for one that is not said. */
    residenceCountry: z.nullish(
      z.string().check(z.refine((code) => code === '' || COUNTRY_CODES.includes(code), 'validation.option')),
    ),
    /** Since when, `YYYY-MM-DD`; of a country abroad. */
    residentSince: z.nullish(
      z.string().check(z.refine((day) => day === '' || isCalendarDate(day), 'validation.date')),
    ),
  })
  .check(
    z.refine(
      ({ residenceCountry, residentSince }) =>
        !residenceCountry || residenceCountry === HOME_COUNTRY || Boolean(residentSince),
      { path: ['residentSince'], error: 'validation.required' },
    ),
  );
export type TaxDataInput = z.input<typeof taxDataInput>;
export type TaxDataValues = z.output<typeof taxDataInput>;
