import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LOG_BYTES = 20 * 1024 * 1024;

export type ChildOptions = {
  readonly args: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  /** The file its output is added to; `null` shows it at the prompt. */
  readonly logFile: string | null;
};

export type Child = {
  /** The exit code, or the signal's name, once it has ended. */
  readonly ended: Promise<number | string>;
  /** Asks it to end, and makes it after `patience` ms. Resolves when it has ended. */
  readonly stop: (patience: number) => Promise<void>;
};

/**
 * Runs a Node program in a process group of its own: Ctrl-C at the prompt reaches only us, and we end
 * things in order. The channel to it tells it when we were killed.
 */
export function startChild(options: ChildOptions): Child {
  const log = options.logFile ? openLog(options.logFile) : 'inherit';
  const unix = process.platform !== 'win32';
  const child = spawn(process.execPath, options.args, {
    env: options.variables,
    stdio: ['ignore', log, log, 'ipc'],
    detached: unix,
    windowsHide: true,
  });
  if (typeof log === 'number') closeSync(log);
  let over = false;
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
      const timer = setTimeout(() => killGroup(child, unix), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Also what it may have started itself. */
function killGroup(child: ChildProcess, unix: boolean): void {
  if (!child.pid) return;
  try {
    process.kill(unix ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Opens a log for adding to it; a long one is set aside first, and the one before that is let go. */
function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
