import { expect, test } from 'vitest';
import { fillWording, greeting, TEXT_RULES, unknownPlaces } from './rules';

test.each([
  ['Hola {talento}', [], 'Hola Ana'],
  ['{evneto} y {talento}', ['{evneto}'], '{evneto} y Ana'],
  ['{} {talento} {talento', ['{}'], '{} Ana {talento'],
  ['{toString}', ['{toString}'], '{toString}'],
  ['sin lugares', [], 'sin lugares'],
])('%s', (text, unknown, filled) => {
  expect(unknownPlaces(text, ['talento'])).toEqual(unknown);
  expect(fillWording(text, { talento: 'Ana' })).toBe(filled);
});

test('what a value holds is not read as a place', () => {
  expect(fillWording('{a}{b}', { a: '{b}$&', b: '' })).toBe('{b}$&');
});

test.each(Object.entries(TEXT_RULES))(
  'the usual words of %s have places that exist, and the one that is needed',
  (_, rule) => {
    const { subject, body, places, needs } = rule;
    expect([...unknownPlaces(body, places), ...unknownPlaces(subject ?? '', places)]).toEqual([]);
    if (needs) expect(body).toContain(`{${needs}}`);
  },
);

test.each([
  ['Ana', 'Hola, Ana'],
  ['', 'Hola'],
  [null, 'Hola'],
  [undefined, 'Hola'],
])('%s is greeted', (name, words) => {
  expect(greeting(name)).toBe(words);
});
