import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { guessableProblems } from './refuse-guessable';
import { guessableBy } from './rules';

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
    [TEST_PASSWORD, 'persona1@prueba.co'],
    ['ocho ocho', 'camila@prueba.co'],
    // Three letters stand in too many words.
    ['banana con limon', 'ana@prueba.co'],
    ['clave-de-la-casa', 'laura@clave.co'],
  ])('%j of %s is neither', async (password, email) => {
    expect(await of(password, email)).toBeUndefined();
  });
});

test.each([
  ['Elenco2026!', 'context'],
  ['elenco-demo', 'context'],
  ['Casanorte1', 'context'],
  ['Casa.Norte.2026', 'context'],
  ['casanorteproducciones', 'context'],
  ['casanorte y tres gatos verdes', null],
  ['casa-verde-paraguas', null],
])('%s, of somebody of Casa Norte Producciones, is %s', (password, problem) => {
  const names = ['Elenco', 'Casa Norte Producciones'];
  const found = guessableBy(password, 'maria@correo.example', new Set(), names);
  expect(found).toBe(problem && `validation.password.${problem}`);
});
