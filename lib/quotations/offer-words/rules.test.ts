import { expect, test } from 'vitest';
import { agencyWords, termItems, USUAL_TERMS, wordsOf, writtenText } from './rules';

const none = { payment: null, quotationMessage: null, quotationTerms: null, quotationValidityDays: null };

test('an agency that wrote nothing has the usual terms and days', () => {
  const usual = { message: '', paymentTerms: '', terms: USUAL_TERMS, validityDays: 15 };
  expect(agencyWords(none, 15)).toEqual(usual);
});

test('its own words hold, also where it wants none', () => {
  const own = { payment: 'a', quotationMessage: 'b', quotationTerms: '', quotationValidityDays: 3 };
  expect(agencyWords(own, 15)).toEqual({ message: 'b', paymentTerms: 'a', terms: '', validityDays: 3 });
});

test('what is typed in one quotation goes before, an empty text too', () => {
  const own = { message: 'a', paymentTerms: 'b', terms: 'c', validityDays: 5 };
  const typed = { message: '', paymentTerms: 'x', terms: '', validityDays: 1 };
  const nothing = { message: null, paymentTerms: null, terms: null, validityDays: null };
  expect(wordsOf(typed, own)).toEqual(typed);
  expect(wordsOf(nothing, own)).toEqual(own);
});

test.each([
  [' a \n\n  \nb', ['a', 'b']],
  ['', []],
])('%j has the conditions %j', (terms, items) => {
  expect(termItems(terms)).toEqual(items);
});

test.each([
  [' a ', 'a'],
  ['  ', null],
  ['', null],
])('%j is written as %s', (text, written) => {
  expect(writtenText(text)).toBe(written);
});
