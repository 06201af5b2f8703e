import { type ChildProcess, spawn } from 'node:child_process';

export type CommandResult = { readonly ok: boolean; readonly output: string };

type Options = { readonly env?: Record<string, string>; readonly minutes: number };

const running = new Set<ChildProcess>();
const GRACE_MS = 15_000;

/**
 * Runs a program of the project from its root with nothing on its standard input, and gives back all it wrote.
 * It and what it started are ended when it takes longer than it may; `ok` is false then.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, minutes }: Options,
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
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: it took longer than ${minutes} minutes\n`));
      void endGroup(child);
    }, minutes * 60_000);
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
