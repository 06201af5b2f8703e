import { expect, test } from 'vitest';
import { readStopLink, stopLinks } from './stop-link';

const subject = { about: 'recordatorios', id: '3c0f6c0e-7d0f-4a5a-9d8e-3b6f2a1c0d9e' } as const;
const proofOf = (address: string) => new URL(address).searchParams.get('f');

test('an address stops what it was made for, and nothing else', () => {
  const { page, oneClick } = stopLinks(subject);
  expect(new URL(oneClick).pathname).toBe(`${new URL(page).pathname}/ahora`);
  expect(readStopLink(subject.about, subject.id, proofOf(page))).toEqual(subject);
  expect(readStopLink('convocatorias', subject.id, proofOf(page))).toBeNull();
  expect(readStopLink(subject.about, subject.id.replace('3', '4'), proofOf(page))).toBeNull();
  expect(readStopLink('pagos', subject.id, proofOf(page))).toBeNull();
  for (const proof of [null, '', 'x', `${proofOf(page)}x`])
    expect(readStopLink(subject.about, subject.id, proof)).toBeNull();
});
