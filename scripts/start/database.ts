import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '@/db/embedded/start-cluster';
import { MigrationError, migrate } from '@/db/migrate';
import { describeDatabaseError, requireDatabase } from './check-database.ts';
import { StartError } from './explain.ts';
import type { Progress } from './progress.ts';
import { clusterFolder, type Settings } from './settings.ts';

export type Database = { readonly url: string; readonly stop: () => Promise<void> };

const LOOK_EVERY_MS = 500;
const PAUSES_MS = { first: 500, longest: 30_000 };
/** One that ran this long was well: the next pause is short again. */
const WELL_MS = 60_000;

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

/**
 * Starts the server again when it ends by itself: killed for want of memory, for one. The pause before doubles while it
 * keeps failing, as it does on a full disk.
 */
export function watchOver(first: Cluster, again: () => Promise<Cluster>, log: (line: string) => void) {
  const stopping = new AbortController();
  let cluster = first;
  const pauseFor = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  async function watch(): Promise<void> {
    for (let pause = PAUSES_MS.first, began = Date.now(); !stopping.signal.aborted; ) {
      await pauseFor(LOOK_EVERY_MS);
      if (stopping.signal.aborted || cluster.isRunning()) continue;
      if (Date.now() - began > WELL_MS) pause = PAUSES_MS.first;
      log(`PostgreSQL se detuvo: lo inicio de nuevo en ${pause / 1000} s.`);
      await pauseFor(pause);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, PAUSES_MS.longest);
      began = Date.now();
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
