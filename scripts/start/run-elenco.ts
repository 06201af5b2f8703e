import { EnvironmentError } from '@/lib/platform/env';
import { requireDatabase } from './check-database.ts';
import { requirePort, requireSpace } from './check-machine.ts';
import { openDatabase } from './database.ts';
import { ensureBuild, isBuilt, ROOT } from './ensure-build.ts';
import { describeFailure, explain } from './explain.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { Progress } from './progress.ts';
import { type Cleanups, type Mode, runProcesses } from './run-processes.ts';
import { refuseDemoAccounts, seed } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopSignal } from './stop-signal.ts';

const REMAINS_MS = 8_000;
const SPACE_MB = { first: 500, later: 60 } as const;

/**
 * Starts all of Elenco (database, tables, demo data, build, application, worker) and stays until it is
 * asked to end. Resolves with the exit code; never throws.
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

  await runProcesses({ mode, settings, variables, progress, signal, cleanups });
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
  if (!settings.atHome) await refuseDemoAccounts(database.url);
  if (settings.seed) await progress.during('Cargando los datos de ejemplo…', () => seed(database.url));
  return variables;
}
