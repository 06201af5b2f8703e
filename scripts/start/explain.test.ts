import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { describeFailure, StartError } from './explain.ts';

const text = { type: 'string' } as const;
const ofOptions = (...args: string[]): string => {
  try {
    parseArgs({ args, options: { name: text } });
  } catch (error) {
    return describeFailure(error);
  }
  return 'nothing failed';
};

test('what is wrong at the prompt is told in words, without a stack', () => {
  expect(ofOptions('--help')).toBe('No hay una opción --help.');
  expect(ofOptions('-x')).toBe('No hay una opción -x.');
  expect(ofOptions('--name')).toBe('A la opción --name le falta o le sobra el valor.');
  expect(ofOptions('agencia.zip')).toBe('Este comando no recibe nada después de su nombre.');
  expect(describeFailure(new StartError('Falta algo.'))).toBe('Falta algo.');
  expect(describeFailure(new Error('oops'))).toMatch(/^Algo falló que nadie esperaba\.\nError: oops\n/);
});
