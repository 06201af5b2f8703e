import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RotatingLog } from './rotating-log.ts';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'elenco-log-')), 'logs', 'app.log');
const line = (number: number) => Buffer.from(`${String(number).padStart(9, '0')}\n`);

test('while it runs the files stay few and bounded, and hold the newest lines', () => {
  const file = newFile();
  const log = new RotatingLog(file, { bytes: 1_000, kept: 2 });
  for (let number = 0; number < 2_000; number++) log.write(line(number));
  const folder = path.dirname(file);
  expect(readdirSync(folder).sort()).toEqual(['app.log', 'app.log.1', 'app.log.2']);
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).size).toBeLessThan(1_100);
  expect(readFileSync(file, 'utf8')).toContain('000001999');
});

test('a longer one of an earlier start is set aside', () => {
  const file = newFile();
  new RotatingLog(file, { bytes: 10_000, kept: 2 }).write(Buffer.alloc(5_000, 'x'));
  new RotatingLog(file, { bytes: 1_000, kept: 2 }).write(line(1));
  expect(readFileSync(file, 'utf8')).toBe('000000001\n');
});

test.runIf(existsSync('/dev/full'))(
  'a full disk loses lines and nothing else, and the file says so later',
  async () => {
    const file = newFile();
    new RotatingLog(file).write(line(1));
    unlinkSync(file);
    symlinkSync('/dev/full', file);
    const full = new RotatingLog(file);
    full.write(line(2));
    full.write(line(3));
    unlinkSync(file);
    await sleep(1_100);
    full.write(line(4));
    expect(readFileSync(file, 'utf8')).toBe('… 20 bytes could not be written here\n000000004\n');
  },
);
