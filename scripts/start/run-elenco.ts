import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError } from '@/lib/platform/env';
import { requireDatabase } from './check-database.ts';
import { requirePort, requireSpace } from './check-machine.ts';
import { type Child, type ChildOptions, startChild } from './child-process.ts';
import { openDatabase } from './database.ts';
import { ensureBuild, isBuilt, NEXT_BIN, ROOT } from './ensure-build.ts';
import { describeFailure, explain, StartError } from './explain.ts';
import { keepRunning } from './keep-running.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { Progress } from './progress.ts';
import { seed } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { watchSources } from './watch-sources.ts';
import { welcome } from './welcome.ts';

export type Mode = 'production' | 'development';

const READY_MS = 120_000;
/** The worker gives its running jobs ten seconds; the application its running requests as much. */
const GRACE_MS = 12_000;
const REMAINS_MS = 8_000;
const SPACE_MB = { first: 500, later: 60 } as const;

/** Things to undo at the end, last one first. */
type Cleanups = (() => Promise<void> | void)[];

/**
 * Starts all of Elenco (database, tables, demo data, build, application, worker) and stays until it is
 * asked to end or the application ends by itself. Resolves with the exit code; never throws.
 */
export async function runElenco(mode: Mode): Promise<number> {
  const progress = new Progress();
  const stop = stopSignal();
  const cleanups: Cleanups = [];
  let code = 0;
  try {
    await run(mode, progress, stop.signal, cleanups);
  } catch (error) {
    if (!stop.signal.aborted) {
      explain(describeFailure(error));
      code = 1;
    }
  }
  await progress.during('Cerrando Elenco…', async () => {
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => undefined);
  });
  if (stop.signal.aborted && code === 0) progress.say('Elenco terminó.');
  return code;
}

async function run(mode: Mode, progress: Progress, signal: AbortSignal, cleanups: Cleanups): Promise<void> {
  process.chdir(ROOT);
  const settings = await checkedSettings();
  const { PORT, HOST, DATA_DIR, APP_URL } = settings.environment;

  let wasKilled = false;
  if (settings.embedded) {
    const lock = lockDataFolder(DATA_DIR, APP_URL);
    cleanups.push(lock.release);
    wasKilled = lock.wasKilled;
  }
  await requirePort(PORT, HOST, wasKilled ? REMAINS_MS : 0);
  const built = mode === 'development' || (await isBuilt(settings.variables));
  await requireSpace(DATA_DIR, wasKilled || built ? SPACE_MB.later : SPACE_MB.first);
  if (!built) await requireSpace(ROOT, SPACE_MB.first);

  const variables = await prepare(settings, built, progress, signal, cleanups);
  signal.throwIfAborted();

  const logs = settings.embedded && mode === 'production' ? path.join(DATA_DIR, 'logs') : null;
  const logFile = (name: string) => (logs ? path.join(logs, `${name}.log`) : null);
  const app = startChild(appOptions(mode, settings, variables, logFile('app')));
  const worker = keepRunning(
    () => startChild(workerOptions(mode, variables, logFile('worker'))),
    (how, pause) => progress.say(`El proceso de tareas terminó (${how}): lo inicio de nuevo en ${pause} s.`),
  );
  cleanups.push(async () => void (await Promise.all([app.stop(GRACE_MS), worker.stop(GRACE_MS)])));

  if (mode === 'development') {
    const folders = [path.join(ROOT, 'lib'), path.join(ROOT, 'db')];
    cleanups.push(watchSources(folders, () => void worker.restart(GRACE_MS)));
  }
  const fatal = appEnd(app, PORT, logFile('app'));
  const ready = await progress.during('Abriendo la aplicación…', () =>
    Promise.race([waitUntilReady(PORT, HOST, READY_MS), fatal, aborted(signal)]),
  );
  if (ready === false) throw new StartError(`La aplicación no respondió en ${READY_MS / 1000} s.`);
  if (!signal.aborted) progress.say(welcome(settings, logs));
  await Promise.race([fatal, aborted(signal)]);
}

/** A database that cannot be reached is told before what else is missing: it was set on purpose. */
async function checkedSettings(): Promise<Settings> {
  try {
    return readSettings();
  } catch (error) {
    const url = process.env.DATABASE_URL?.trim();
    if (error instanceof EnvironmentError && url) {
      const itself = error.problems.filter((problem) => problem.startsWith('DATABASE_URL:'));
      if (itself.length > 0) throw new EnvironmentError(itself);
      await requireDatabase(url);
    }
    throw error;
  }
}

/** Builds and prepares the database side by side; when one fails the other is ended and waited for. */
async function prepare(
  settings: Settings,
  built: boolean,
  progress: Progress,
  signal: AbortSignal,
  cleanups: Cleanups,
): Promise<NodeJS.ProcessEnv> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const text = 'Compilando la aplicación: la primera vez tarda un par de minutos…';
  const building = built
    ? Promise.resolve()
    : progress.during(text, () => ensureBuild(settings.variables, either));
  const opening = prepareDatabase(settings, progress, either, cleanups);
  for (const part of [building, opening]) part.catch((error) => failure.abort(error));
  await Promise.allSettled([building, opening]);
  signal.throwIfAborted();
  failure.signal.throwIfAborted();
  return opening;
}

/** Opens, migrates and fills the database; resolves with the variables that the children are given. */
async function prepareDatabase(
  settings: Settings,
  progress: Progress,
  signal: AbortSignal,
  cleanups: Cleanups,
): Promise<NodeJS.ProcessEnv> {
  const database = await openDatabase(settings, progress);
  cleanups.push(database.stop);
  signal.throwIfAborted();
  const variables = { ...settings.variables, DATABASE_URL: database.url };
  Object.assign(process.env, variables);
  if (settings.seed) await progress.during('Cargando los datos de ejemplo…', () => seed(database.url));
  return variables;
}

function appOptions(
  mode: Mode,
  settings: Settings,
  variables: NodeJS.ProcessEnv,
  logFile: string | null,
): ChildOptions {
  const { PORT, HOST } = settings.environment;
  const preload = pathToFileURL(path.join(import.meta.dirname, 'child-preload.mjs')).href;
  const command = mode === 'production' ? 'start' : 'dev';
  const host = HOST ? ['--hostname', HOST] : [];
  return {
    args: ['--import', preload, NEXT_BIN, command, '--port', String(PORT), ...host],
    variables: { ...variables, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
    logFile,
  };
}

const workerOptions = (mode: Mode, variables: NodeJS.ProcessEnv, logFile: string | null): ChildOptions => ({
  args: ['--import', 'tsx', path.join(ROOT, 'scripts/worker.ts')],
  variables: { ...variables, NODE_ENV: mode },
  logFile,
});

/** Rejects when the application ends by itself. */
async function appEnd(app: Child, port: number, logFile: string | null): Promise<never> {
  const how = await app.ended;
  const where = logFile ? ` Mira ${logFile}.` : '';
  throw new StartError(`La aplicación del puerto ${port} se cerró sola (${how}).${where}`);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
