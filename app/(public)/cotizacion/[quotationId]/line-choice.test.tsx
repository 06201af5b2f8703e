import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Choosable, FIXED } from '@/lib/quotations/choices/rules/choosable';
import { choiceFields, type SentField } from '@/lib/quotations/choices/rules/read-choice';
import type { OfferContent, OfferLine } from '@/lib/quotations/offers/offer-content';
import { LineChoice } from './line-choice';

const line = (choice: Partial<Choosable>): OfferLine => ({
  profile: 'Músico',
  genders: [{ gender: 'FEMENINO', quantity: 4 }],
  days: 1,
  unitPrice: 1,
  subtotal: 4,
  iva: 0,
  choice: { ...FIXED, ...choice },
});

const LINES = [
  line({ leastPeople: 2, mostPeople: 6 }),
  line({ alternative: 'Música' }),
  line({ alternative: 'Música', taken: false }),
];

const shown = (place: number, problems = {}, sent: SentField = () => null) =>
  renderToStaticMarkup(
    <LineChoice
      offer={{ lines: LINES } as unknown as OfferContent}
      line={LINES[place] as OfferLine}
      place={place}
      problems={problems}
      sent={choiceFields(sent)}
    />,
  );

test('what was typed comes back where a choice was sent, and there alone', () => {
  const sentIn = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? null;
  expect(shown(0, {}, sentIn({ elige: 'si', 'personas.0': '99' }))).toContain('value="99"');
  expect(shown(0, {}, sentIn({ 'personas.0': '99' }))).toContain('value="4"');
});

test('each button of a group says of which it is one, and what is wrong with it', () => {
  for (const place of [1, 2]) expect(shown(place)).toContain('Música: elegir Músico');
  expect(shown(1)).not.toContain('aria-invalid');
  const problems = { 'una.1': 'answer.choice.one' };
  const [first, second] = [shown(1, problems), shown(2, problems)];
  for (const button of [first, second]) {
    expect(button).toContain('aria-invalid="true"');
    expect(button).toContain('aria-describedby="campo-una.1-1-error"');
  }
  expect(first).toContain('id="campo-una.1-1-error"');
  expect(second).not.toContain('-error">');
});

test('lines that would be called alike are told apart', () => {
  expect(shown(1)).toContain('Música: elegir Músico (4 mujeres · opción 1 de «Música»)');
  expect(shown(2)).toContain('Música: elegir Músico (4 mujeres · opción 2 de «Música»)');
});
