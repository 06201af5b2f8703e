import { type ChildProcess, spawn } from 'node:child_process';

export type CommandResult = { readonly ok: boolean; readonly output: string };

type Options = {
  readonly env?: Record<string, string>;
  /** So long it may write nothing before it is taken to hang. How long it takes in all is nobody's business. */
  readonly silentMinutes?: number;
};

const running = new Set<ChildProcess>();
const GRACE_MS = 15_000;
const SILENT_MINUTES = 20;

/**
 * Runs a program of the project from its root with nothing on its standard input, and gives back all it wrote.
 * It and what it started are ended when it has written nothing for too long; `ok` is false then.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, silentMinutes = SILENT_MINUTES }: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    // A process group of its own, so that what it started can be ended with it.
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    running.add(child);
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: it wrote nothing for ${silentMinutes} minutes\n`));
      void endGroup(child);
    }, silentMinutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        timer.refresh();
      });
    }
    const finish = (ok: boolean, extra = '') => {
      clearTimeout(timer);
      running.delete(child);
      signalGroup(child, 'SIGKILL');
      resolve({ ok, output: Buffer.concat(chunks).toString() + extra });
    };
    child.once('error', (error) => finish(false, String(error)));
    child.once('exit', (code) => setTimeout(finish, 50, code === 0));
  });
}

/** Ends all that still runs: asked first, so that databases are shut down, then by force. */
export async function endEverything(): Promise<void> {
  await Promise.all([...running].map(endGroup));
}

async function endGroup(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const end = Date.now() + GRACE_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}
