import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endEverything, runCommand } from './run-command.ts';

const node = (source: string, silentMinutes = 1) =>
  runCommand(process.execPath, ['--eval', source], { silentMinutes });

/** A program that starts another, says its number, and lives on with it. */
const LINGERING = `
  const child = require('node:child_process').spawn('sleep', ['300'], { stdio: 'ignore' });
  console.log('child ' + child.pid);
`;
const childOf = (output: string) => Number(/child (\d+)/.exec(output)?.[1]);

async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++, await sleep(50)) {
    const { ok, output } = await runCommand('ps', ['-o', 'stat=', '-p', String(pid)]);
    // A zombie waits only for the first process of a container to notice.
    if (!ok || output.trim().startsWith('Z')) return true;
  }
  return false;
}

test('gives back what was written on both outputs, and whether it went well', async () => {
  const fine = await node("console.log('one'); console.error('two')");
  expect(fine.ok).toBe(true);
  expect(fine.output).toContain('one\n');
  expect(fine.output).toContain('two\n');
  expect(await node("console.log('three'); process.exit(3)")).toEqual({ ok: false, output: 'three\n' });
});

test('a program that does not exist has failed', async () => {
  const result = await runCommand('no-such-program', []);
  expect(result.ok).toBe(false);
  // Who may not read a folder of the path is told EACCES.
  expect(result.output).toMatch(/spawn no-such-program (ENOENT|EACCES)/);
});

test('nothing can be asked on its input', async () => {
  const script = "process.stdin.on('data', () => {}).on('end', () => console.log('closed'))";
  expect((await node(script)).output).toBe('closed\n');
});

test('what it left behind is ended with it', async () => {
  const { ok, output } = await node(`${LINGERING} child.unref();`);
  expect(ok).toBe(true);
  expect(await isGone(childOf(output))).toBe(true);
});

test('one that takes long goes on for as long as it tells of its work', async () => {
  const talking = `
    let left = 12;
    const telling = setInterval(() => {
      console.log(left);
      if (--left === 0) clearInterval(telling);
    }, 500);`;
  // It takes six seconds and is never silent for three.
  expect((await node(talking, 0.05)).ok).toBe(true);
});

test('one that says nothing for too long has failed and is ended, with what it started', async () => {
  const { ok, output } = await node(LINGERING, 0.02);
  expect(ok).toBe(false);
  expect(output).toContain('nothing for 0.02 minutes');
  expect(await isGone(childOf(output))).toBe(true);
});

test('all are ended when we are', async () => {
  const running = node(LINGERING);
  await sleep(400);
  await endEverything();
  const { ok, output } = await running;
  expect(ok).toBe(false);
  expect(await isGone(childOf(output))).toBe(true);
});
