import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '@/db/embedded/start-cluster';
import { MigrationError, migrate } from '@/db/migrate';
import { describeDatabaseError, requireDatabase } from './check-database.ts';
import { StartError } from './explain.ts';
import type { Progress } from './progress.ts';
import { clusterFolder, type Settings } from './settings.ts';

export type Database = { readonly url: string; readonly stop: () => Promise<void> };

const LOOK_EVERY_MS = 500;

/** Opens the database, the embedded or the person's own, and brings it up to date. */
export async function openDatabase(settings: Settings, progress: Progress): Promise<Database> {
  const database = settings.embedded
    ? await progress.during('Iniciando PostgreSQL…', () => openEmbedded(settings, progress))
    : await progress.during('Conectando con la base de datos…', () =>
        openOwn(settings.environment.DATABASE_URL),
      );
  try {
    await progress.during('Actualizando las tablas…', () => migrateOrExplain(database.url));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Migrates, and says in one line what the database objects to. */
export async function migrateOrExplain(url: string): Promise<readonly string[]> {
  try {
    return await migrate(url);
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    throw new StartError(describeDatabaseError(error, url));
  }
}

async function openOwn(url: string): Promise<Database> {
  await requireDatabase(url);
  return { url, stop: async () => undefined };
}

async function openEmbedded(settings: Settings, progress: Progress): Promise<Database> {
  const dataDir = clusterFolder(settings.environment.DATA_DIR);
  const log = (line: string) => progress.say(line);
  const first = await startCluster({ dataDir, durable: true, log });
  const watch = watchOver(first, () => startCluster({ dataDir, durable: true, port: first.port, log }), log);
  return { url: first.url, stop: watch.stop };
}

/** Starts the server again when it ends by itself: killed for want of memory, for one. */
function watchOver(first: Cluster, again: () => Promise<Cluster>, log: (line: string) => void) {
  const stopping = new AbortController();
  let cluster = first;
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || cluster.isRunning()) continue;
      log('PostgreSQL se detuvo: lo inicio de nuevo.');
      cluster = await again().catch((error: Error) => {
        log(error.message);
        return cluster;
      });
    }
  }
  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await cluster.stop();
    },
  };
}
