import { expect, test } from 'vitest';
import { tellMistakenNames } from './mistaken-names';

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTEDPROXIES', 'TRUSTED_PROXIES'],
  ['ENCRIPTION_KEY', 'ENCRYPTION_KEY'],
  ['NEXT_AUTH_SECRET', 'NEXTAUTH_SECRET'],
  ['SMTP_URI', 'SMTP_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
])('%s is taken for %s, and its value is not told', (name, meant) => {
  expect(tellMistakenNames({ [name]: 'secreto' })).toEqual([
    `${name} no es una variable de Elenco: ¿es ${meant}?`,
  ]);
});

test('what others use is left alone, and so is a name beside the one it resembles', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    NODE_ENV: 'test',
    npm_config_cache: '',
    PGHOST: 'db',
  };
  expect(tellMistakenNames(others)).toEqual([]);
  expect(tellMistakenNames({ APP_URL: 'http://a', APP_URLS: 'http://b' })).toEqual([]);
});
