import path from 'node:path';
import { type Child, type ChildLog, startChild } from './child-process.ts';
import { NEXT_BIN, ROOT } from './ensure-build.ts';
import { StartError } from './explain.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import type { Progress } from './progress.ts';
import { RotatingLog } from './rotating-log.ts';
import type { Settings } from './settings.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { watchLife } from './watch-life.ts';
import { watchSources } from './watch-sources.ts';
import { connectionsOfEach, mostConnections, processesFor } from './web/count-processes.ts';
import { preload, startWebProcess } from './web/start-web-process.ts';
import { welcome } from './welcome.ts';

export type Mode = 'production' | 'development';

/** Things to undo at the end, last one first. */
export type Cleanups = (() => Promise<void> | void)[];

type Run = {
  readonly mode: Mode;
  readonly settings: Settings;
  /** The environment of all processes. */
  readonly variables: NodeJS.ProcessEnv;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly cleanups: Cleanups;
};

const READY_MS = 120_000;
/** The worker gives its running jobs ten seconds; the application its running requests as much. */
const GRACE_MS = 12_000;

/**
 * Runs the application and the worker until `signal` is aborted: in production several processes that answer one port
 * together. One that ends by itself, or that gives no sign of life any more, is started again. Throws when the
 * application does not even start.
 */
export async function runProcesses(run: Run): Promise<void> {
  const { mode, settings, variables, progress, signal, cleanups } = run;
  const { PORT, HOST, DATA_DIR, DRAIN_SECONDS } = settings.environment;
  const logs = settings.embedded && mode === 'production' ? path.join(DATA_DIR, 'logs') : null;
  const logOf = (name: string) => (logs ? new RotatingLog(path.join(logs, `${name}.log`)) : null);

  let opened = false;
  let failStart: (error: StartError) => void = () => undefined;
  const firstEnd = new Promise<never>((_, reject) => {
    failStart = reject;
  });
  firstEnd.catch(() => undefined);
  const processes = await startApplication(run, logOf('app'));
  let killed = 0;
  const apps = processes.map(({ name, start }) => {
    const kept = keepRunning(start, (how, pause) => {
      if (!opened && typeof how === 'string') killed += 1;
      if (opened || !stopsOpening(how, killed))
        progress.say(`${name} terminó (${how}): se inicia de nuevo en ${pause} s.`);
      else failStart(new StartError(tellFirstEnd(how, PORT, logs && path.join(logs, 'app.log'))));
    });
    return { name, kept };
  });
  const tasks = 'El proceso de tareas';
  const worker = keepRunning(
    () => startChild(workerOptions(mode, variables, logOf('worker'))),
    (how, pause) => progress.say(`${tasks} terminó (${how}): se inicia de nuevo en ${pause} s.`),
  );
  const appGrace = GRACE_MS + DRAIN_SECONDS * 1_000;
  cleanups.push(async () => {
    await Promise.all([...apps.map(({ kept }) => kept.stop(appGrace)), worker.stop(GRACE_MS)]);
  });

  if (mode === 'development') {
    const folders = [path.join(ROOT, 'lib'), path.join(ROOT, 'db')];
    cleanups.push(watchSources(folders, () => void worker.restart(GRACE_MS)));
  }
  const ready = await progress.during('Abriendo la aplicación…', () =>
    Promise.race([waitUntilReady(PORT, HOST, READY_MS, apps.length), firstEnd, aborted(signal)]),
  );
  if (ready === false) throw new StartError(`La aplicación no respondió en ${READY_MS / 1000} s.`);
  opened = true;
  if (!signal.aborted) progress.say(welcome(settings, logs));
  // A debugger stops a process too, and that one should stay.
  if (mode === 'production') {
    for (const { name, kept } of [...apps, { name: tasks, kept: worker }]) {
      cleanups.push(watchKept(kept, () => progress.say(`${name} dejó de responder: se inicia de nuevo.`)));
    }
  }
  await aborted(signal);
}

/** So many may be killed while the application opens; more says that the machine does not bear it. */
const MOST_KILLED = 5;

/**
 * Whether the end of a process that had not opened yet ends the start: one that ends by itself would do so again, but one
 * that somebody killed, as the system does for want of memory, is started anew.
 */
export const stopsOpening = (how: number | string, killed: number): boolean =>
  typeof how === 'number' || killed > MOST_KILLED;

const watchKept = (kept: Kept, tell: () => void): (() => void) =>
  watchLife({
    look: () => kept.current().hasSpoken(),
    onHung: async () => {
      tell();
      await kept.restart(0);
    },
  });

type Started = { readonly name: string; readonly start: () => Child };

/** What answers requests: one process while developing, else as many as WEB_PROCESSES says or the machine has cores. */
async function startApplication(
  { mode, settings, variables: all }: Run,
  log: ChildLog | null,
): Promise<Started[]> {
  const { PORT: port, WEB_PROCESSES } = settings.environment;
  const variables: NodeJS.ProcessEnv = { ...all, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' };
  if (mode === 'development') {
    const args = [...preload(), NEXT_BIN, 'dev', '--port', String(port)];
    return [{ name: 'La aplicación', start: () => startChild({ args, variables, log }) }];
  }
  const count = WEB_PROCESSES ?? processesFor();
  if (!variables.PG_POOL_MAX?.trim() && variables.DATABASE_URL) {
    variables.PG_POOL_MAX = String(connectionsOfEach(count, await mostConnections(variables.DATABASE_URL)));
  }
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? 'La aplicación' : `El proceso ${index + 1} de la aplicación`,
    start: () => startWebProcess({ number: index + 1, port, variables, log }),
  }));
}

const workerOptions = (mode: Mode, variables: NodeJS.ProcessEnv, log: ChildLog | null) => ({
  args: ['--import', 'tsx', path.join(ROOT, 'scripts/worker.ts')],
  variables: { ...variables, NODE_ENV: mode },
  log,
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
