import { afterEach, expect, test } from 'vitest';
import { resetEnv } from './env';
import { publicSite } from './product';

afterEach(() => {
  delete process.env.HOME_URL;
});

const siteAt = (address: string) => {
  process.env.HOME_URL = address;
  resetEnv();
  return publicSite();
};

test('the public site is one of its own, not the door of this application', () => {
  expect(siteAt('https://elenco.co')).toBe('https://elenco.co');
  expect(siteAt(process.env.APP_URL ?? '')).toBeNull();
});
