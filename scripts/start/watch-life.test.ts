import { expect, test, vi } from 'vitest';
import { startChild } from './child-process.ts';
import { keepRunning } from './keep-running.ts';
import { watchLife } from './watch-life.ts';

const SPEAKING = "setInterval(() => process.send('alive'), 20);";
const HANGING = `${SPEAKING} setTimeout(() => { for (;;); }, 200);`;
const child = (code: string) => startChild({ args: ['-e', code], variables: process.env, log: null });

test('a process that hangs is ended and another started', async () => {
  const programs = [HANGING, SPEAKING];
  const start = vi.fn(() => child(programs.shift() ?? SPEAKING));
  const kept = keepRunning(start, () => undefined);
  const onHung = vi.fn(() => kept.restart(0));
  const end = watchLife({ look: () => kept.current().hasSpoken(), onHung, everyMs: 100, patience: 20 });
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 60_000);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(onHung).toHaveBeenCalledTimes(1);
  end();
  await kept.stop(1_000);
});

test('one that is still starting has longer', async () => {
  const onHung = vi.fn(async () => undefined);
  const end = watchLife({ look: () => false, onHung, everyMs: 10, patience: 2, startPatience: 40 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(onHung).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onHung).toHaveBeenCalled(), 60_000);
  end();
});
