import { expect, test } from 'vitest';
import { loginAddress, returnPath, wayBack } from './rules';

test.each(['/clientes', '/clientes?estado=53&q=a%20b', '/evento/1/feria#talentos'])(
  'returns to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  ['/clientes'],
  '',
  'clientes',
  'https://evil.co/a',
  '//evil.co',
  '/\\evil.co',
  '/\t/evil.co',
  '/%',
  'javascript:alert(1)',
  '/',
  '/login?select=admin',
  '/api/auth/signout',
])('%j leads to the dashboard or stays on this site', (asked) => {
  const path = returnPath(asked);
  expect(new URL(path, 'https://elenco.example').origin).toBe('https://elenco.example');
  if (asked !== '/%') expect(path).toBe('/dashboard');
});

test.each([
  ['/clientes?q=a&estado=53', '/login?callbackUrl=%2Fclientes%3Fq%3Da%26estado%3D53'],
  ['/dashboard', '/login'],
  ['//evil.co', '/login'],
  [null, '/login'],
])('from %s one is sent to %s', (asked, address) => {
  expect(loginAddress(asked)).toBe(address);
});

test.each([
  ['/contract-talent/1/2', '/contract-talent/1/2'],
  ['/invoice/1/2?x=1', '/invoice/1/2?x=1'],
  ['/mi-perfil', '/mi-perfil'],
  ['/dashboard', null],
  ['/mi-perfil-otro', null],
  ['//evil.co/mi-perfil', null],
  ['/\\evil.co/invoice/', null],
  ['https://evil.co/invoice/1', null],
  ['/invoice/../dashboard', null],
  [['/invoice/1/2'], null],
  [undefined, null],
])('from mending one comes back to %s: %s', (asked, path) => {
  expect(wayBack(asked)).toBe(path);
});
