import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isAskedHere, isPublished } from './this-machine';

const asked = (headers: Record<string, string>, listensOn?: string) =>
  isAskedHere(new Headers({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', ...headers }), listensOn);

test.each([
  [{}],
  [{ host: '127.0.0.1:3000' }],
  [{ host: '[::1]:3000', 'x-forwarded-for': '::1' }],
  [{ 'x-forwarded-for': '::ffff:127.0.0.1', 'x-forwarded-host': 'localhost:3000' }],
])('the person at this machine is let in: %j', (headers) => {
  expect(asked(headers)).toBe(true);
});

test('also under the address it was told to listen on, from this machine itself', () => {
  const [address = ''] = Object.values(networkInterfaces())
    .flatMap((own) => own ?? [])
    .flatMap((each) => (each.family === 'IPv4' && !each.internal ? [each.address] : []));
  expect(asked({ host: 'casa.example:3000' }, 'casa.example')).toBe(true);
  if (address) expect(asked({ host: `${address}:3000`, 'x-forwarded-for': address }, address)).toBe(true);
});

test.each([
  ['a name that was made to lead here', { host: 'rebind.evil.example:3000' }],
  ['a name that only begins like ours', { host: 'localhost.evil.example:3000' }],
  ['no name', { host: '' }],
  ['another machine', { 'x-forwarded-for': '203.0.113.7' }],
  ['a neighbour in the network', { 'x-forwarded-for': '192.168.77.250' }],
  [
    'somebody who says to be local, through a proxy here',
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.7, 127.0.0.1' },
  ],
  ['somebody behind a proxy here that tells his name', { 'x-forwarded-host': 'elenco.example.co' }],
  ['somebody behind a proxy here that tells his address', { 'x-real-ip': '203.0.113.7' }],
  ['a server that does not know who asks', { 'x-forwarded-for': '' }],
])('%s is not', (_, headers) => {
  expect(asked(headers)).toBe(false);
});

test('an address of this machine is told from one that others reach', () => {
  expect(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:1', 'x'].some(isPublished)).toBe(false);
  expect(['https://elenco.co', 'http://192.168.1.5:3000'].every(isPublished)).toBe(true);
});
