import { afterEach, expect, test, vi } from 'vitest';
import { publicSite } from './product';

const configured = vi.hoisted(() => ({ HOME_URL: '', APP_URL: 'https://app.elenco.co' }));
vi.mock('./env', () => ({ env: () => configured }));

afterEach(() => {
  configured.HOME_URL = '';
});

test('the public site is one of its own, not the door of this application', () => {
  configured.HOME_URL = 'https://elenco.co';
  expect(publicSite()).toBe('https://elenco.co');
  configured.HOME_URL = 'https://app.elenco.co';
  expect(publicSite()).toBeNull();
});
