import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '@/db/seed/demo-logins';
import { TEST_PASSWORD } from '@/db/testing/factories/identity';
import { guessableProblems } from './refuse-guessable';

const of = async (password: string, email = 'laura.gomez@prueba.co') =>
  (await guessableProblems(password, email)).password;

describe('a password that is easy to guess', () => {
  test.each([
    '12345678',
    'password',
    'PASSWORD1',
    'qwerty123',
    'Colombia2026!',
    'contraseña1',
    'Contrasen\u0303a-99',
    'medellin.2027',
    'aaaaaaaa',
    '1212121212',
  ])('%j is common', async (password) => {
    expect(await of(password)).toBe('validation.password.common');
  });

  test.each([
    ['laura.gomez', 'laura.gomez@prueba.co'],
    ['soy-LAURA.Gómez-7', 'laura.gomez@prueba.co'],
    ['lauragomez2026', 'laura.gomez@prueba.co'],
    ['mi-laura.gomez-9', 'Laura.Gomez+elenco@prueba.co'],
  ])('%j holds the name of %s', async (password, email) => {
    expect(await of(password, email)).toBe('validation.password.ownEmail');
  });

  test.each([
    [DEMO_PASSWORD, 'maria.rojas@casanorte.example'],
    [TEST_PASSWORD, 'persona1@prueba.co'],
    ['ocho ocho', 'camila@prueba.co'],
    // Three letters stand in too many words.
    ['banana con limon', 'ana@prueba.co'],
    ['clave-de-la-casa', 'laura@clave.co'],
  ])('%j of %s is neither', async (password, email) => {
    expect(await of(password, email)).toBeUndefined();
  });
});
