import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { isPublicAddress, problemOfUrl } from './address';
import { createWebhook } from './change-webhook';

const database = useDatabase();

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no',
])('%s is no place on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('addresses of the internet are taken, those of a machine or network are not', async () => {
  expect(['8.8.8.8', '190.24.1.12', '2800:3f0:4005::1'].map(isPublicAddress)).toEqual([true, true, true]);
  const problems: Readonly<Record<string, string | null>> = {
    'https://programa.example.co/elenco': null,
    'https://programa.example.co:8443/elenco?a=1': null,
    'http://programa.example.co': 'errors.webhook.https',
    'https://localhost/x': 'errors.webhook.inner',
    'https://postgres/x': 'errors.webhook.inner',
    'https://base.internal/x': 'errors.webhook.inner',
    'https://localhost./x': 'errors.webhook.inner',
    'https://localhost.localdomain./x': 'errors.webhook.inner',
    'https://a.local./x': 'errors.webhook.inner',
    'https://router.lan/x': 'errors.webhook.inner',
    'https://programa.example.co./x': null,
    'https://programa.example.co:22/x': 'errors.webhook.port',
    'https://programa.example.co:80/x': 'errors.webhook.port',
    'https://programa.example.co:443/x': null,
    'https://127.0.0.1/x': 'errors.webhook.inner',
    'https://2130706433/x': 'errors.webhook.inner',
    'https://0x7f.1/x': 'errors.webhook.inner',
    'https://[::1]/x': 'errors.webhook.inner',
    'https://[::ffff:10.0.0.1]/x': 'errors.webhook.inner',
    'https://user:clave@programa.example.co': 'errors.webhook.url',
    'ftp://programa.example.co': 'errors.webhook.https',
    programa: 'errors.webhook.url',
  };
  for (const [url, problem] of Object.entries(problems)) expect(problemOfUrl(url), url).toBe(problem);
  const { actor } = await makeAgencyUser(database.db);
  await expect(
    createWebhook(actor, { url: 'https://10.0.0.1/x', events: ['claim.paid'] }),
  ).rejects.toMatchObject({ fields: { url: 'errors.webhook.inner' } });
});
