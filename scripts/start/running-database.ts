import { runningClusterUrl } from '@/db/embedded/start-cluster';
import { StartError } from './explain.ts';
import { clusterFolder, readSettings, type Settings } from './settings.ts';

/**
 * For commands beside a running Elenco: sets this process's environment, with the embedded PostgreSQL's
 * address when DATABASE_URL is not given. Throws when that one is not running.
 */
export async function adoptRunningDatabase(): Promise<{ readonly settings: Settings; readonly url: string }> {
  const settings = readSettings();
  const { DATA_DIR, DATABASE_URL } = settings.environment;
  const url = settings.embedded ? await runningClusterUrl(clusterFolder(DATA_DIR)) : DATABASE_URL;
  if (!url) {
    throw new StartError(
      `El PostgreSQL de ${DATA_DIR} no está encendido: inicia Elenco con npm start, o define DATABASE_URL.`,
    );
  }
  Object.assign(process.env, settings.variables, { DATABASE_URL: url });
  return { settings, url };
}
