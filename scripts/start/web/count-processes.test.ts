import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { connectionsOfEach, mostConnections, processesFor } from './count-processes.ts';

const database = useDatabase();
const GB = 1024 ** 3;

test('there is a process per core, as far as the memory goes, and at least one', () => {
  expect(processesFor({ cores: 2, memory: 24 * GB })).toBe(2);
  expect(processesFor({ cores: 64, memory: 512 * GB })).toBe(8);
  expect(processesFor({ cores: 8, memory: 2.5 * GB })).toBe(2);
  expect(processesFor({ cores: 4, memory: 0.5 * GB })).toBe(1);
});

test('the connections of all of them fit beside those of the others', () => {
  expect(connectionsOfEach(2, 100)).toBe(10);
  expect(connectionsOfEach(8, 100)).toBe(8);
  expect(connectionsOfEach(8, 25)).toBe(3);
});

test('the database says how many it takes', async () => {
  expect(await mostConnections(database.url)).toBeGreaterThanOrEqual(20);
});
