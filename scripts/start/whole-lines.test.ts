import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeLines } from './whole-lines.ts';

test('several streams come into one file line by line, and the last word without an end is kept', async () => {
  const written: string[] = [];
  const [one, two] = [new PassThrough(), new PassThrough()];
  for (const stream of [one, two]) wholeLines(stream, (lines) => written.push(lines.toString()));
  one.write('first of ');
  two.write('a whole one\nand the beg');
  one.write('one\n');
  two.end('inning of another');
  await new Promise((resolve) => two.once('end', resolve));
  expect(written).toEqual(['a whole one\n', 'first of one\n', 'and the beginning of another']);
});
