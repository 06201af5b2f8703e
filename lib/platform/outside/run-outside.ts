import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/core/errors';
import { createGate } from '@/lib/platform/gate';

/** What to do, by the module and the name of the function that does it, and with what. */
export type Order = {
  /** Below the project's root, with its ending. */
  readonly module: string;
  readonly name: string;
  /** Plain data: it is copied to another process, and what the function answers is copied back. */
  readonly input: unknown;
};

type Refusal = Pick<AppError, 'code' | 'messageKey' | 'fields' | 'values' | 'retryAfterSeconds'>;

export type Done =
  | { readonly result: unknown }
  | { readonly refusal: Refusal }
  | { readonly problem: string };

type OutsideSettings = {
  /** What an order may take. */
  readonly mostMs: number;
  /** Bound of its objects and texts; V8 ends the process beyond it. */
  readonly heapMb: number;
  /** Bound of all its memory, buffers of native code included. Held on Linux, which tells it. */
  readonly memoryMb: number;
  /** The process is ended when nothing was asked of it for so long. */
  readonly idleMs: number;
  /** Orders that may wait; one is worked on at a time, because a machine has few processors. */
  readonly waiting: number;
  readonly retryAfterSeconds: number;
};

/** The work took more time or memory than it may, or ended its process. */
export class OutsideEnded extends Error {}

const PROGRAM = ['lib', 'platform', 'outside', 'child.ts'];
const WATCHED_MS = 200;
const PAGE_BYTES = 4096;

/** Memory of a process in MB; 0 where nobody tells. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(status.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024;
}

/**
 * A process beside this one that does what is ordered, one order after the other, within bounds of time and memory.
 * It is started when it is needed and ends when it is not. An order throws the AppError that the work threw,
 * UNAVAILABLE, with the time after which to come again, when too many wait, `OutsideEnded` when a bound was passed or
 * the process ended, and any other failure of the work as an error of its own.
 */
export function createOutside(settings: OutsideSettings): (order: Order) => Promise<unknown> {
  const { mostMs, heapMb, memoryMb, idleMs, waiting, retryAfterSeconds } = settings;
  const gate = createGate({ atOnce: 1, waiting, retryAfterSeconds });
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function startChild(): ChildProcess {
    const started = fork(path.join(/*turbopackIgnore: true*/ process.cwd(), ...PROGRAM), [], {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // It keeps nobody from ending.
    started.unref();
    started.channel?.unref();
    return started;
  }

  /** Lets the idle process go. It takes a moment to end, and nothing more is asked of it meanwhile. */
  function sendAway(): void {
    const leaving = child;
    child = null;
    leaving?.disconnect();
  }

  function ask(order: Order): Promise<Done> {
    child ??= startChild();
    const asked = child;
    return new Promise((resolve, reject) => {
      const end = (why: string) => {
        asked.kill('SIGKILL');
        if (child === asked) child = null;
        settle(() => reject(new OutsideEnded(`${order.name} ${why}`)));
      };
      const timer = setTimeout(() => end('took too long'), mostMs);
      const watch = setInterval(async () => {
        if ((await memoryOf(asked.pid)) > memoryMb) end('took too much memory');
      }, WATCHED_MS);
      const onMessage = (done: Done) => settle(() => resolve(done));
      const onExit = () => end('ended its process');
      const settle = (done: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        asked.off('message', onMessage);
        asked.off('exit', onExit);
        done();
      };
      asked.once('message', onMessage);
      asked.once('exit', onExit);
      asked.send(order, (error) => error && end(`could not be asked: ${error.message}`));
    });
  }

  return (order) =>
    gate(async () => {
      clearTimeout(idle);
      try {
        return resultOf(await ask(order));
      } finally {
        idle = setTimeout(sendAway, idleMs).unref();
      }
    });
}

function resultOf(done: Done): unknown {
  if ('problem' in done) throw new Error(done.problem);
  if (!('refusal' in done)) return done.result;
  const { code, messageKey, fields, values, retryAfterSeconds } = done.refusal;
  const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
  throw new AppError(code, messageKey, fields, { values, ...wait });
}
