import { type ChildProcess, spawn } from 'node:child_process';
import { RotatingLog } from './rotating-log.ts';

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
  /** Whether it has sent anything over the channel since the last time this was asked. */
  readonly hasSpoken: () => boolean;
};

/**
 * Runs a Node program in a process group of its own: Ctrl-C at the prompt reaches only us, and we end
 * things in order. The channel to it tells it when we were killed. Its output comes through us, so that a full disk
 * never stands in its way.
 */
export function startChild(options: ChildOptions): Child {
  const log = options.logFile ? new RotatingLog(options.logFile) : undefined;
  const output = log ? 'pipe' : 'inherit';
  const unix = process.platform !== 'win32';
  const child = spawn(process.execPath, options.args, {
    env: options.variables,
    stdio: ['ignore', output, output, 'ipc'],
    detached: unix,
    windowsHide: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => log?.write(chunk)).on('error', () => undefined);
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
      const timer = setTimeout(() => killGroup(child, unix), patience);
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
function killGroup(child: ChildProcess, unix: boolean): void {
  if (!child.pid) return;
  try {
    process.kill(unix ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
