import { type ChildProcess, spawn } from 'node:child_process';
import { wholeLines } from './whole-lines.ts';

export type ChildOptions = {
  readonly args: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  /** Takes its output, by whole lines; `null` shows it at the prompt. */
  readonly log: ChildLog | null;
};

export type ChildLog = { readonly write: (lines: Buffer) => void };

export type Child = {
  /** The exit code, or the signal's name, once it has ended. */
  readonly ended: Promise<number | string>;
  /** Asks it to end, and makes it after `patience` ms. Resolves when it has ended. */
  readonly stop: (patience: number) => Promise<void>;
  /** Whether it has sent anything over the channel since the last time this was asked. */
  readonly hasSpoken: () => boolean;
};

const UNIX = process.platform !== 'win32';

/**
 * Runs a Node program in a process group of its own: Ctrl-C at the prompt reaches only us, and we end
 * things in order. The channel to it tells it when we were killed.
 */
export function startChild({ args, variables, log }: ChildOptions): Child {
  const output = log ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    env: variables,
    stdio: ['ignore', output, output, 'ipc'],
    detached: UNIX,
    windowsHide: true,
  });
  return watched(child, log, () => killGroup(child));
}

/** A child as its keeper sees it. Its output comes through us, so that a full disk never stands in its way. */
export function watched(child: ChildProcess, log: ChildLog | null, kill: () => void): Child {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && log) wholeLines(stream, (lines) => log.write(lines));
  }
  let over = false;
  let spoken = false;
  child.on('message', () => {
    spoken = true;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  }).finally(() => {
    over = true;
  });
  return {
    ended,
    stop: async (patience) => {
      if (over) return;
      child.kill('SIGTERM');
      const timer = setTimeout(kill, patience);
      await ended;
      clearTimeout(timer);
    },
    hasSpoken: () => {
      const did = spoken;
      spoken = false;
      return did;
    },
  };
}

/** Also what it may have started itself. */
function killGroup(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    process.kill(UNIX ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
