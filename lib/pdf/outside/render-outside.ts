import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createGate } from '@/lib/platform/gate';

/** Which document to draw, by the module and the name of the function that does, and with what. */
export type Order = {
  /** Below the project's root, with its ending. */
  readonly module: string;
  readonly maker: string;
  /** Plain data: it is copied to another process. */
  readonly document: unknown;
};

export type Drawn = { readonly bytes: Uint8Array } | { readonly problem: string };

const MOST_MS = 30_000;
const IDLE_MS = 60_000;
const HEAP_MB = 512;
const PROGRAM = ['lib', 'pdf', 'outside', 'child.ts'];

/** One at a time, because a machine has few processors; a hundred lines take about a second. */
const render = createGate({ atOnce: 1, waiting: 20, retryAfterSeconds: 20 });

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

function startChild(): ChildProcess {
  const started = fork(path.join(/*turbopackIgnore: true*/ process.cwd(), ...PROGRAM), [], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MB}`],
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

function ask(order: Order): Promise<Drawn> {
  child ??= startChild();
  const asked = child;
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      asked.kill('SIGKILL');
      if (child === asked) child = null;
      settle(() => reject(error));
    };
    const timer = setTimeout(() => end(new Error('a document took too long to draw')), MOST_MS);
    const onMessage = (drawn: Drawn) => settle(() => resolve(drawn));
    const onExit = () => end(new Error('the process that draws documents ended'));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      asked.off('message', onMessage);
      asked.off('exit', onExit);
      done();
    };
    asked.once('message', onMessage);
    asked.once('exit', onExit);
    asked.send(order, (error) => error && end(error));
  });
}

/**
 * The bytes of a document, drawn in another process, which ends when it is not needed for a while. Throws UNAVAILABLE,
 * with the time after which to come again, when too many wait, and what went wrong there as an error of its own.
 */
export function renderOutside(order: Order): Promise<Buffer> {
  return render(async () => {
    clearTimeout(idle);
    try {
      const drawn = await ask(order);
      if ('problem' in drawn) throw new Error(drawn.problem);
      return Buffer.from(drawn.bytes);
    } finally {
      idle = setTimeout(sendAway, IDLE_MS).unref();
    }
  });
}
