import type { FieldMessage } from './errors';

/** DIAN's weights, from the last digit of the number to the first. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit (módulo 11) of a Colombian NIT that is given without it. */
export function nitCheckDigit(number: string): number {
  const sum = [...number]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  const rest = sum % 11;
  return rest > 1 ? 11 - rest : rest;
}

/** `900373115` becomes `900373115-3`. */
export const withCheckDigit = (number: string): string => `${number}-${nitCheckDigit(number)}`;

export type TypedNit = { readonly number: string; readonly checkDigit: number | null };

const NUMBER = /^\d{5,10}$/;
/** Dashes of every length, as they are pasted from documents. */
const SEPARATED = /^(.*\d)\s*[-‐‑‒–—]\s*(\d)$/;
/** A company has nine digits; a person's NIT is its cédula, of up to eight digits or of ten that begin with 1. */
const RUN_TOGETHER = /^([2-9]\d{8}|1\d{9})(\d)$/;

const digitsOf = (text: string): string => text.replaceAll(/[\s.,'-]/g, '');

/** A NIT as somebody typed it, with or without check digit; null for what cannot be one. */
export function readNit(typed: string): TypedNit | null {
  const [, before, digit] = SEPARATED.exec(typed.trim()) ?? [];
  const separated = digitsOf(before ?? '');
  if (digit && NUMBER.test(separated)) return { number: separated, checkDigit: Number(digit) };
  const digits = digitsOf(typed);
  const [, number, last] = RUN_TOGETHER.exec(digits) ?? [];
  if (number) return { number, checkDigit: Number(last) };
  return NUMBER.test(digits) ? { number: digits, checkDigit: null } : null;
}

/** The digit that a NIT should have, when the one typed does not fit; null when there is nothing to correct. */
export function expectedCheckDigit(typed: string): number | null {
  const nit = readNit(typed);
  if (!nit || nit.checkDigit === null) return null;
  const expected = nitCheckDigit(nit.number);
  return expected === nit.checkDigit ? null : expected;
}

/** What to say beside the field of a NIT; null for one that is right. */
export function nitProblem(typed: string): FieldMessage | null {
  const digit = expectedCheckDigit(typed);
  return digit === null ? null : { key: 'validation.nitDigit', values: { digit } };
}
