import { expect, test } from 'vitest';
import { stopsOpening } from './run-processes.ts';

test('a process that is killed while others open is started again; one that ends by itself ends the start', () => {
  expect(stopsOpening('SIGKILL', 1)).toBe(false);
  expect(stopsOpening('SIGSEGV', 5)).toBe(false);
  expect(stopsOpening('SIGKILL', 6)).toBe(true);
  expect(stopsOpening(1, 0)).toBe(true);
});
