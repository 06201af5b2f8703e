import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './env';

const KEY = Buffer.alloc(32, 7).toString('base64');
const whole = {
  DATABASE_URL: 'postgresql://ana:secreta@db:5432/elenco',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: KEY,
  EMAIL_DRIVER: 'mailbox',
};

function problemsOf(raw: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnvironment(raw);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}
const namesOf = (raw: Record<string, string | undefined>) =>
  problemsOf(raw).map((problem) => problem.split(':')[0]);

test('fills in the defaults, the addresses from the port', () => {
  const read = parseEnvironment({ ...whole, PORT: '4100' });
  expect(read).toMatchObject({
    APP_URL: 'http://localhost:4100',
    NEXTAUTH_URL: 'http://localhost:4100',
    HOME_URL: 'http://localhost:4100',
    PRODUCT_NAME: 'Elenco',
    STORAGE_DRIVER: 'local',
    RIDE_DRIVER: 'local',
    EMAIL_FROM: 'Elenco <hola@elenco.co>',
  });
});

test('hashes for a public address are not made cheap', () => {
  const published = {
    ...whole,
    APP_URL: 'https://elenco.example.co',
    EMAIL_DRIVER: 'smtp',
    SMTP_URL: 'smtp://localhost:25',
    EMAIL_FROM: 'hola@elenco.example.co',
  };
  expect(parseEnvironment(published).PASSWORD_COST).toBe(12);
  expect(namesOf({ ...published, PASSWORD_COST: '11' })).toEqual(['PASSWORD_COST']);
  expect(parseEnvironment({ ...whole, PASSWORD_COST: '4' }).PASSWORD_COST).toBe(4);
  expect(namesOf({ ...whole, PASSWORD_COST: '3' })).toEqual(['PASSWORD_COST']);
});

test('takes an empty variable for one that is not set', () => {
  expect(parseEnvironment({ ...whole, PRODUCT_NAME: '  ', S3_BUCKET: '' }).PRODUCT_NAME).toBe('Elenco');
});

test('a company NIT whose check digit does not fit is told with the one that does', () => {
  expect(problemsOf({ ...whole, COMPANY_TAX_ID: '900000000-0' })).toEqual([
    expect.stringContaining('COMPANY_TAX_ID: el dígito de verificación del NIT debería ser 5.'),
  ]);
  expect(parseEnvironment({ ...whole, COMPANY_TAX_ID: '901.555.010-4' }).COMPANY_TAX_ID).toBe(
    '901.555.010-4',
  );
});

test('cuts the slash off public addresses, because paths are appended', () => {
  expect(
    parseEnvironment({
      ...whole,
      EMAIL_DRIVER: 'smtp',
      SMTP_URL: 'smtp://mail',
      EMAIL_FROM: 'a@b.co',
      APP_URL: 'https://elenco.co/',
    }).APP_URL,
  ).toBe('https://elenco.co');
});

test('names everything that is missing at once, and where to set it', () => {
  const problems = problemsOf({ STORAGE_DRIVER: 's3', S3_BUCKET: 'b' });
  expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
    'DATABASE_URL',
    'ENCRYPTION_KEY',
    'NEXTAUTH_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
  ]);
  for (const problem of problems) expect(problem).toContain('.env.example');
});

test('never repeats a wrong value, which may be a secret', () => {
  const problems = problemsOf({
    ...whole,
    DATABASE_URL: 'postgre://ana:secreta@db',
    NEXTAUTH_SECRET: 'corta',
  });
  expect(problems).toHaveLength(2);
  expect(problems.join()).not.toMatch(/secreta|corta/);
});

describe('refuses', () => {
  test.each([
    ['DATABASE_URL', 'mysql://db/elenco'],
    ['PORT', '70000'],
    ['PORT', 'tres mil'],
    ['PG_POOL_MAX', '0'],
    ['APP_URL', 'elenco.co'],
    ['NEXTAUTH_SECRET', 'corta'],
    ['ENCRYPTION_KEY', 'AAAA'],
    ['ENCRYPTION_KEY', `${KEY},AAAA`],
    ['EMAIL_DRIVER', 'paloma'],
    ['SMTP_URL', 'http://correo'],
    ['SUPPORT_EMAIL', 'soporte'],
    ['LOG_LEVEL', 'mucho'],
    ['SEED_DEMO', 'si'],
    ['PUSH_SERVICE_ACCOUNT', '{"project_id":"p"}'],
  ])('%s=%s', (name, value) => {
    expect(namesOf({ ...whole, [name]: value })).toEqual([name]);
  });

  test('a database of one own without a way for e-mails to leave', () => {
    expect(namesOf({ ...whole, EMAIL_DRIVER: undefined })).toEqual(['SMTP_URL']);
  });

  test('the local mailbox behind a public address', () => {
    expect(namesOf({ ...whole, APP_URL: 'https://elenco.example.co' })).toEqual(['EMAIL_DRIVER']);
    expect(namesOf({ ...whole, NEXTAUTH_URL: 'http://192.168.1.5:3000' })).toEqual(['EMAIL_DRIVER']);
    expect(namesOf({ ...whole, APP_URL: 'http://127.0.0.1:3000' })).toEqual([]);
  });

  test.each([
    ['RIDE_CLIENT_ID', 'RIDE_TAX_ID'],
    ['RIDE_UBER_CLIENT_ID', 'RIDE_UBER_TAX_ID'],
  ])('%s behind a public address without %s', (provider, taxId) => {
    const published = { ...whole, APP_URL: 'https://elenco.example.co', EMAIL_DRIVER: 'smtp' };
    const mails = { SMTP_URL: 'smtp://mail:25', EMAIL_FROM: 'a@b.co' };
    expect(namesOf({ ...published, ...mails, [provider]: 'x' })).toEqual([taxId]);
    expect(namesOf({ ...published, ...mails, [provider]: 'x', [taxId]: '900373115-3' })).toEqual([]);
    expect(namesOf({ ...whole, [provider]: 'x' })).toEqual([]);
  });

  test('SMTP without a sender', () => {
    for (const EMAIL_DRIVER of ['smtp', undefined]) {
      expect(namesOf({ ...whole, EMAIL_DRIVER, SMTP_URL: 'smtp://mail:25' })).toEqual(['EMAIL_FROM']);
    }
  });
});

test('accepts several encryption keys, and a service account as JSON or base64', () => {
  const account = JSON.stringify({ project_id: 'p', client_email: 'e', private_key: 'k' });
  const expected = { projectId: 'p', clientEmail: 'e', privateKey: 'k' };
  for (const PUSH_SERVICE_ACCOUNT of [account, Buffer.from(account).toString('base64')]) {
    const read = parseEnvironment({ ...whole, ENCRYPTION_KEY: `${KEY}, ${KEY}`, PUSH_SERVICE_ACCOUNT });
    expect(read.PUSH_SERVICE_ACCOUNT).toEqual(expected);
  }
});
