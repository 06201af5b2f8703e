import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChildOptions, startChild } from './child-process.ts';
import { NEXT_BIN, ROOT } from './ensure-build.ts';
import { StartError } from './explain.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';
import { isAlive, waitUntilReady } from './wait-until-ready.ts';
import { watchLife } from './watch-life.ts';
import { watchSources } from './watch-sources.ts';
import { welcome } from './welcome.ts';

export type Mode = 'production' | 'development';

/** Things to undo at the end, last one first. */
export type Cleanups = (() => Promise<void> | void)[];

type Run = {
  readonly mode: Mode;
  readonly settings: Settings;
  /** The environment of both processes. */
  readonly variables: NodeJS.ProcessEnv;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly cleanups: Cleanups;
};

const READY_MS = 120_000;
/** MB for what requests make and drop at once: with V8's 16 a tenth of the time goes to copying what is still in use. */
const YOUNG_MEMORY = '--max-semi-space-size=64';
/** The worker gives its running jobs ten seconds; the application its running requests as much. */
const GRACE_MS = 12_000;

/**
 * Runs the application and the worker until `signal` is aborted. One that ends by itself, or that gives no sign of life
 * any more, is started again. Throws when the application does not even start.
 */
export async function runProcesses(run: Run): Promise<void> {
  const { mode, settings, variables, progress, signal, cleanups } = run;
  const { PORT, HOST, DATA_DIR, DRAIN_SECONDS } = settings.environment;
  const logs = settings.embedded && mode === 'production' ? path.join(DATA_DIR, 'logs') : null;
  const logFile = (name: string) => (logs ? path.join(logs, `${name}.log`) : null);

  let opened = false;
  let failStart: (error: StartError) => void = () => undefined;
  const firstEnd = new Promise<never>((_, reject) => {
    failStart = reject;
  });
  firstEnd.catch(() => undefined);
  const app = keepRunning(
    () => startChild(appOptions(run, logFile('app'))),
    (how, pause) => {
      if (opened) progress.say(`La aplicación terminó (${how}): la inicio de nuevo en ${pause} s.`);
      else failStart(new StartError(tellFirstEnd(how, PORT, logFile('app'))));
    },
  );
  const worker = keepRunning(
    () => startChild(workerOptions(mode, variables, logFile('worker'))),
    (how, pause) => progress.say(`El proceso de tareas terminó (${how}): lo inicio de nuevo en ${pause} s.`),
  );
  const appGrace = GRACE_MS + DRAIN_SECONDS * 1_000;
  cleanups.push(async () => void (await Promise.all([app.stop(appGrace), worker.stop(GRACE_MS)])));

  if (mode === 'development') {
    const folders = [path.join(ROOT, 'lib'), path.join(ROOT, 'db')];
    cleanups.push(watchSources(folders, () => void worker.restart(GRACE_MS)));
  }
  const ready = await progress.during('Abriendo la aplicación…', () =>
    Promise.race([waitUntilReady(PORT, HOST, READY_MS), firstEnd, aborted(signal)]),
  );
  if (ready === false) throw new StartError(`La aplicación no respondió en ${READY_MS / 1000} s.`);
  opened = true;
  if (!signal.aborted) progress.say(welcome(settings, logs));
  // A debugger stops a process too, and that one should stay.
  if (mode === 'production') cleanups.push(...watchBoth(app, worker, run));
  await aborted(signal);
}

function watchBoth(app: Kept, worker: Kept, { settings, progress }: Run): (() => void)[] {
  const { PORT, HOST } = settings.environment;
  const endHung = (kept: Kept, words: string) => async () => {
    progress.say(words);
    await kept.restart(0);
  };
  return [
    watchLife({
      look: () => isAlive(PORT, HOST),
      onHung: endHung(app, 'La aplicación dejó de responder: la inicio de nuevo.'),
    }),
    watchLife({
      look: () => worker.current().hasSpoken(),
      onHung: endHung(worker, 'El proceso de tareas dejó de responder: lo inicio de nuevo.'),
    }),
  ];
}

function appOptions({ mode, settings, variables }: Run, logFile: string | null): ChildOptions {
  const preload = pathToFileURL(path.join(import.meta.dirname, 'child-preload.mjs')).href;
  const command = mode === 'production' ? 'start' : 'dev';
  return {
    args: [YOUNG_MEMORY, '--import', preload, NEXT_BIN, command, '--port', String(settings.environment.PORT)],
    variables: { ...variables, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
    logFile,
  };
}

const workerOptions = (mode: Mode, variables: NodeJS.ProcessEnv, logFile: string | null): ChildOptions => ({
  args: ['--import', 'tsx', path.join(ROOT, 'scripts/worker.ts')],
  variables: { ...variables, NODE_ENV: mode },
  logFile,
});

function tellFirstEnd(how: number | string, port: number, logFile: string | null): string {
  const where = logFile ? ` Mira ${logFile}.` : '';
  return `La aplicación del puerto ${port} se cerró sola (${how}).${where}`;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
