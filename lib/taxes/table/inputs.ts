import * as z from 'zod/mini';
import { percentage, requiredText, text } from '@/lib/core/inputs';
import { readUnits } from '@/lib/core/readers/decimal';
import { sentAs } from '@/lib/core/wire-types';
import { TAX_KINDS } from './rules';

/** Shared by form and server: messages are keys of lib/i18n. */
const rate = requiredText(20).check(percentage(3), z.regex(/^\d{1,2}(\.\d{1,3})?$/, 'validation.rate'));
/** In UVT; empty where it is withheld from the first peso. */
const baseUvt = z.optional(
  z.nullable(
    text(20).check(
      z.overwrite((typed: string) => {
        const read = readUnits(typed);
        return read && 'value' in read ? read.value : typed;
      }),
      z.refine((value) => value === '' || /^\d{1,5}(\.\d{1,2})?$/.test(value), 'validation.tax.base'),
    ),
  ),
);
const source = text(500);
const neededSource = source.check(z.minLength(1, 'validation.tax.source'));
const day = z.iso.date('validation.date');
const id = z.int('validation.option');

/** The statuses of a confirmed rate. */
export const CONFIRMED_STATUSES = ['verified', 'verified-secondary'] as const;

export const addTaxRateInput = z.object({
  kind: sentAs('TaxKind', z.enum(TAX_KINDS, 'validation.option')),
  concept: requiredText(60, 'validation.option'),
  cityId: z.optional(z.nullable(id)),
  rate,
  baseUvt,
  validFrom: day,
  source: z.optional(z.nullable(source)),
  /** True when the source was checked: the rate is verified from the start. */
  confirmed: z.optional(z.boolean()),
  /** Days without any rate before it are meant. */
  allowGap: z.optional(z.boolean()),
});
export type AddTaxRateInput = z.input<typeof addTaxRateInput>;
export type AddTaxRateData = z.output<typeof addTaxRateInput>;

export const correctTaxRateInput = z.object({
  id,
  rate,
  baseUvt,
  source: z.optional(z.nullable(source)),
});
export type CorrectTaxRateInput = z.input<typeof correctTaxRateInput>;

export const confirmTaxRateInput = z.object({
  id,
  source: neededSource,
  status: z.optional(z.enum(CONFIRMED_STATUSES, 'validation.option')),
});
export type ConfirmTaxRateInput = z.input<typeof confirmTaxRateInput>;

export const unconfirmTaxRateInput = z.object({
  id,
  note: source.check(z.minLength(1, 'validation.required')),
});
export type UnconfirmTaxRateInput = z.input<typeof unconfirmTaxRateInput>;

export const endTaxRateInput = z.object({ id, lastDay: day });
export type EndTaxRateInput = z.input<typeof endTaxRateInput>;

export const removeTaxRateInput = z.object({ id });
export type RemoveTaxRateInput = z.input<typeof removeTaxRateInput>;

/** The value in pesos; the range only keeps out slips of the hand. */
export const taxUnitInput = z.object({
  year: z
    .int('validation.tax.year')
    .check(z.gte(2006, 'validation.tax.year'), z.lte(2100, 'validation.tax.year')),
  value: sentAs(
    'Money',
    z
      .int('validation.tax.uvt')
      .check(z.gte(1000, 'validation.tax.uvt'), z.lte(1_000_000, 'validation.tax.uvt')),
  ),
  source: neededSource,
});
export type TaxUnitInput = z.input<typeof taxUnitInput>;
