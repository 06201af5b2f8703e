import path from 'node:path';
import { createDatabase, type DatabaseHandle } from '../client.ts';
import { runningClusterUrl } from '../embedded/start-cluster.ts';

/** Where an Elenco that brings its own PostgreSQL keeps it. */
export const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/** A small pool on the database of the Elenco that runs on `dataDir`, to arrange rows and to look at them. */
export async function openDatabase(dataDir: string): Promise<DatabaseHandle> {
  const url = await runningClusterUrl(clusterFolder(dataDir));
  if (!url) throw new Error(`No database runs in ${dataDir}`);
  return createDatabase(url, { max: 2 });
}
