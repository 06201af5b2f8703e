import cluster from 'node:cluster';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Child, type ChildLog, watched } from '../child-process.ts';
import { NEXT_BIN } from '../ensure-build.ts';

/** MB for what requests make and drop at once: with V8's 16 a tenth of the time goes to copying what is still in use. */
export const YOUNG_MEMORY = '--max-semi-space-size=64';

/** Loaded in front of Next's server. */
export const preload = (): string[] => [
  YOUNG_MEMORY,
  '--import',
  pathToFileURL(path.join(import.meta.dirname, '../child-preload.mjs')).href,
];

type WebProcess = {
  /** From 1; the log and the health addresses tell it. */
  readonly number: number;
  readonly port: number;
  readonly variables: NodeJS.ProcessEnv;
  readonly log: ChildLog | null;
};

/**
 * Starts one of the processes that answer the port together. This process holds the port and hands each connection to
 * the next of them in turn (node:cluster); one that ended is handed none. They are in our process group: what Ctrl-C
 * sends to all of it they leave to us (child-preload.mjs).
 */
export function startWebProcess({ number, port, variables, log }: WebProcess): Child {
  const output = log ? 'pipe' : 'inherit';
  cluster.setupPrimary({
    exec: NEXT_BIN,
    args: ['start', '--port', String(port)],
    execArgv: preload(),
    stdio: ['ignore', output, output, 'ipc'],
    windowsHide: true,
  });
  const { process: child } = cluster.fork({ ...variables, ELENCO_PROCESS: String(number) });
  return watched(child, log, () => child.kill('SIGKILL'));
}
