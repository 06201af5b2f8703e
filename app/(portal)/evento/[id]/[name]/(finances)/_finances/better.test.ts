import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyText } from '@/app/_ui/data/money-text';
import { isBetter } from './better';

const tone = (kind: 'INCOME' | 'PROFILE' | 'total' | 'marginRow', quoted: number, actual: number) => {
  const html = renderToStaticMarkup(
    MoneyText({ amount: actual - quoted, better: isBetter({ kind, quoted, actual }) }),
  );
  return { green: html.includes('data-better'), red: html.includes('data-negative') };
};
const [GREEN, RED, PLAIN] = [
  { green: true, red: false },
  { green: false, red: true },
  { green: false, red: false },
];

test('what was saved is never red, what was lost is, and what is as quoted is neither', () => {
  for (const kind of ['PROFILE', 'total'] as const)
    expect([tone(kind, 10, 7), tone(kind, 10, 12), tone(kind, 10, 10)], kind).toEqual([GREEN, RED, PLAIN]);
  for (const kind of ['INCOME', 'marginRow'] as const)
    expect([tone(kind, 10, 12), tone(kind, 10, 7), tone(kind, 10, 10)], kind).toEqual([GREEN, RED, PLAIN]);
});

test('any other amount is red below nought alone', () => {
  const html = (amount: number) => renderToStaticMarkup(MoneyText({ amount }));
  expect([html(-1), html(1)].map((one) => one.includes('data-negative'))).toEqual([true, false]);
});
