import { dailyCeiling } from '@/lib/core/money-limits';
import { type ReadDecimal, readPercent, readRate } from '@/lib/core/readers/decimal';

export type ConstantKind = 'percent' | 'pesos' | 'days' | 'text';

type Editable = {
  readonly kind: ConstantKind;
  readonly least: number;
  /** Of a text, its characters. */
  readonly most: number;
};

const PESOS = { kind: 'pesos', least: 0, most: dailyCeiling('COP') } as const;
const TEXT = { kind: 'text', least: 1, most: 1000 } as const;

/**
 * What the administrator may put into each constant (product decisions, "Constants"). 70, the IVA, is none of them:
 * quotations take it from the tax table. The agency's gain is a margin on the price, so it stays below 100, and prices
 * are rounded up to a step of one peso or more.
 */
export const EDITABLE_CONSTANTS: ReadonlyMap<number, Editable> = new Map<number, Editable>([
  [71, { kind: 'percent', least: 0, most: 100 }],
  [72, { kind: 'percent', least: 0, most: 99.99 }],
  [73, PESOS],
  [74, PESOS],
  [75, PESOS],
  [76, { kind: 'pesos', least: 1, most: 1_000_000 }],
  [77, { kind: 'days', least: 1, most: 365 }],
  [78, TEXT],
  [79, TEXT],
  [80, { kind: 'pesos', least: 0, most: 9_999_999_999 }],
]);

const READERS: Readonly<Record<Exclude<ConstantKind, 'text'>, (typed: string) => ReadDecimal | null>> = {
  percent: (typed) => readPercent(typed, 2, true),
  pesos: readRate,
  days: readRate,
};

const PROBLEMS = new Map<number, string>([
  [71, 'validation.constant.percent'],
  [72, 'validation.percentage'],
  [76, 'validation.constant.step'],
]);

const PROBLEM_OF_KIND: Readonly<Record<ConstantKind, string>> = {
  percent: 'validation.constant.percent',
  pesos: 'validation.constant.pesos',
  days: 'validation.quotation.validity',
  text: 'validation.constant.text',
};

export type ReadConstant =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'problem'; readonly message: string };

/** A typed value as the constant is kept, numbers with a point; or the key of what is wrong with it. */
export function readConstantValue(id: number, typed: string): ReadConstant {
  const editable = EDITABLE_CONSTANTS.get(id);
  if (!editable) return { kind: 'problem', message: 'validation.option' };
  const { kind, least, most } = editable;
  const text = typed.trim();
  const problem = { kind: 'problem', message: PROBLEMS.get(id) ?? PROBLEM_OF_KIND[kind] } as const;
  if (kind === 'text') return isBetween(text.length, least, most) ? { kind: 'value', value: text } : problem;
  const read = READERS[kind](text);
  if (!read || 'problem' in read) return problem;
  const number = Number(read.value);
  const fits = isBetween(number, least, most) && (kind === 'percent' || Number.isInteger(number));
  return fits ? { kind: 'value', value: read.value } : problem;
}

const isBetween = (number: number, least: number, most: number) => number >= least && number <= most;
