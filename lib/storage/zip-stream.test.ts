import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip-stream';

const entry = (name: string, text: string, packed = true): ZipEntry => ({
  ...{ name, packed },
  read: async () => new TextEncoder().encode(text),
});
const bytesOf = (entries: Iterable<ZipEntry>) => buffer(zipOf(entries));

test('a ZIP has its files as they were, packed or not, by names of any letters', async () => {
  const bytes = await bytesOf([entry('contratos/Ñandú.txt', 'a'.repeat(5_000)), entry('b.pdf', 'b', false)]);
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [
    name,
    new TextDecoder().decode(file),
  ]);
  expect(files).toEqual([
    ['contratos/Ñandú.txt', 'a'.repeat(5_000)],
    ['b.pdf', 'b'],
  ]);
  expect(bytes.length).toBeLessThan(1_000);
});

test('a file that cannot be read breaks it off, and nothing is read that nobody takes', async () => {
  const broken = { name: 'b', packed: false, read: () => Promise.reject(new Error('lost')) };
  await expect(bytesOf([entry('a', 'a'), broken, entry('c', 'c')])).rejects.toThrow('lost');
  let read = 0;
  const large = (_: unknown, at: number): ZipEntry => ({
    ...{ name: `${at}`, packed: false },
    read: async () => {
      read += 1;
      return new Uint8Array(1_000_000);
    },
  });
  const reader = zipOf(Array.from({ length: 20 }, large)).getReader();
  await reader.read();
  await reader.cancel();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toBeLessThan(4);
});

test('who leaves while bytes are on their way stops nothing else', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  const listening = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  const large = (_: unknown, at: number): ZipEntry => ({
    ...{ name: `${at}`, packed: false },
    read: async () => new Uint8Array(200_000),
  });
  for (let turn = 0; turn < 100; turn++) {
    const reader = zipOf(Array.from({ length: 8 }, large)).getReader();
    for (let taken = 0; taken < turn % 6; taken++) await reader.read();
    const next = reader.read();
    for (let waited = 0; waited < turn % 5; waited++) await new Promise(setImmediate);
    await reader.cancel();
    await next;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off('uncaughtException', note);
  for (const listener of listening) process.on('uncaughtException', listener);
  expect(failures).toEqual([]);
});
