import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data';

test('removes values under telling names at any depth, and keeps ids, states and yes or no', () => {
  const logged = {
    userId: 'u-1',
    emailId: 'e-1',
    stateId: 73,
    email: 'ana@correo.co',
    form: { phone: '3001234567', rows: [{ accountNumber: '991', tokenPurpose: 'RESET', password: 'x' }] },
    habeasData: true,
    hasPassword: true,
    lastname: null,
  };
  expect(maskPersonalData(logged)).toEqual({
    userId: 'u-1',
    emailId: 'e-1',
    stateId: 73,
    email: '[oculto]',
    form: {
      phone: '[oculto]',
      rows: [{ accountNumber: '[oculto]', tokenPurpose: 'RESET', password: '[oculto]' }],
    },
    habeasData: true,
    hasPassword: true,
    lastname: null,
  });
});

test.each([
  ['sent to ana.maria+x@correo.com.co, again', 'sent to [oculto], again'],
  ['call +57 300 123 4567 now', 'call [oculto] now'],
  ['call (601) 555-0111', 'call ([oculto]'],
  ['https://elenco.co/activar-cuenta?k=abc_DEF-1&x=2', 'https://elenco.co/activar-cuenta?k=[oculto]&x=2'],
  [`/calendario/${'aB3_'.repeat(10)}x-9`, '/calendario/[oculto]'],
  ['https://elenco.co/calendario/vieja.ics?x=1', 'https://elenco.co/calendario/[oculto]?x=1'],
  [`/otra/${'Zz9'.repeat(14)}Q no abre`, '/otra/[oculto] no abre'],
  ['postgresql://ana:secreta@db:5432/elenco', 'postgresql://ana:[oculto]@db:5432/elenco'],
])('masks inside texts: %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test.each([
  'event 7f9c24e5-2f5b-4c3e-8d3a-123456789012 closed',
  'at 2026-11-21T08:15:02.123Z on 2026-11-21',
  'port 54321 after 1500 ms',
  `/evento/7f9c24e5-2f5b-4c3e-8d3a-123456789012/${'a'.repeat(43)}.png`,
  'sha256 9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab',
])('leaves what names nobody: %s', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

test("of a failed query keeps the database's own message, without the parameters", () => {
  const cause = Object.assign(new Error('duplicate key value violates "users_email"'), { code: '23505' });
  const failed = Object.assign(new Error('Failed query: insert … params: ana@correo.co,secreta', { cause }), {
    query: 'insert …',
  });
  const masked = maskPersonalData({ err: failed });
  expect(masked).toMatchObject({
    err: { code: '23505', message: 'duplicate key value violates "users_email"' },
  });
  expect(JSON.stringify(masked)).not.toMatch(/ana@|secreta/);
});

test('does not follow a circle for ever', () => {
  const circle: Record<string, unknown> = { id: 1 };
  circle.self = circle;
  expect(JSON.stringify(maskPersonalData(circle))).toContain('[…]');
});
