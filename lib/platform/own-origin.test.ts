import { afterEach, expect, test } from 'vitest';
import { resetEnv } from './env';
import { fromElsewhere, refuseForeign } from './own-origin';

const asks = (origin: string | null, host = 'localhost:3000') =>
  fromElsewhere(
    new Request('http://localhost:3000/graphql', { headers: { host, ...(origin ? { origin } : {}) } }),
  );

const { EMAIL_DRIVER } = process.env;

afterEach(() => {
  Object.assign(process.env, { APP_URL: 'http://localhost:3000', EMAIL_DRIVER });
  resetEnv();
});

test('takes its own pages, and programs that name no origin', () => {
  expect(asks('http://localhost:3000')).toBe(false);
  expect(asks(null)).toBe(false);
});

test('without TLS it is itself under any name it was reached by', () => {
  expect(asks('http://192.168.1.20:3000', '192.168.1.20:3000')).toBe(false);
  expect(asks('http://127.0.0.1:3000')).toBe(true);
});

test('takes no other site, and none that hides its name', () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3001', 'https://localhost:3000']) {
    expect(asks(origin), origin).toBe(true);
  }
});

test('with TLS it has one name alone', () => {
  const told = {
    PASSWORD_COST: '12',
    EMAIL_DRIVER: 'smtp',
    SMTP_URL: 'smtp://localhost:25',
    EMAIL_FROM: 'Elenco <hola@elenco.example>',
  };
  Object.assign(process.env, { APP_URL: 'https://elenco.example', ...told });
  resetEnv();
  expect(asks('https://elenco.example', 'elenco.example')).toBe(false);
  expect(asks('http://elenco.example', 'elenco.example')).toBe(true);
  expect(asks('http://10.0.0.4:3000', '10.0.0.4:3000')).toBe(true);
});

test('says under which address it is found to who came by another one', () => {
  const headers = new Headers({ host: 'elenco', origin: 'https://www.elenco.example' });
  expect(refuseForeign({ headers })).toMatchObject({
    code: 'FORBIDDEN',
    messageKey: 'errors.otherAddress',
    values: { address: 'http://localhost:3000' },
  });
});
