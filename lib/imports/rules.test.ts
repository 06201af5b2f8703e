import { expect, test } from 'vitest';
import { guessMapping } from './rules';

test('columns are guessed by what the agency said last, then by name, each once', () => {
  const fields = [
    { name: 'name', aliases: ['nombres', 'nombre'], required: true },
    { name: 'email', aliases: ['correo', 'correoelectronico'], required: true },
    { name: 'alias', aliases: ['alias'], required: false },
  ];
  const headers = ['Nombre', 'CORREO ELECTRÓNICO', 'Nombre', 'Apodo'];
  expect(guessMapping(headers, fields, {})).toEqual({ name: 0, email: 1 });
  expect(guessMapping(headers, fields, { apodo: 'alias' })).toEqual({ name: 0, email: 1, alias: 3 });
  expect(guessMapping(['Correo electrónico (obligatorio)'], fields, {})).toEqual({ email: 0 });
});
