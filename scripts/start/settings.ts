import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '@/lib/platform/env';
import type { Environment } from '@/lib/platform/env-schema';
import { StartError } from './explain.ts';
import { keptSecrets } from './kept-secrets.ts';

export type Settings = {
  /** True when PostgreSQL is the one that npm brought, with its data below DATA_DIR. */
  readonly embedded: boolean;
  readonly environment: Environment;
  /** What the application and the worker are given; embedded, still without DATABASE_URL. */
  readonly variables: NodeJS.ProcessEnv;
  readonly seed: boolean;
};

const NOT_YET = 'postgresql://elenco@127.0.0.1/elenco';

/** Where PostgreSQL's own files lie below DATA_DIR. */
export const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/**
 * Reads `.env` (what is already in the environment wins) and checks every variable. Without
 * DATABASE_URL or without a public APP_URL it fills in what one machine decides by itself: kept
 * secrets and the local mailbox. Throws an `EnvironmentError`.
 */
export function readSettings(): Settings {
  loadEnvFile();
  const given = process.env;
  const embedded = !given.DATABASE_URL?.trim();
  const dataDir = path.resolve(given.DATA_DIR?.trim() || '.elenco');
  const atHome = embedded || servesThisMachine(given.APP_URL);
  const secrets = inDataFolder(
    dataDir,
    (): Readonly<Record<string, string>> => (atHome ? keptSecrets(dataDir) : {}),
  );
  const raw: NodeJS.ProcessEnv = { ...given, DATA_DIR: dataDir };
  if (embedded) raw.DATABASE_URL = NOT_YET;
  if (atHome) {
    raw.EMAIL_DRIVER = given.EMAIL_DRIVER?.trim() || (given.SMTP_URL?.trim() ? 'smtp' : 'mailbox');
    for (const [name, secret] of Object.entries(secrets)) raw[name] = given[name]?.trim() || secret;
  }
  const environment = parseEnvironment(raw);
  const variables: NodeJS.ProcessEnv = {
    ...raw,
    PORT: String(environment.PORT),
    APP_URL: environment.APP_URL,
    NEXTAUTH_URL: environment.NEXTAUTH_URL,
    EMAIL_DRIVER: environment.EMAIL_DRIVER,
  };
  if (embedded) delete variables.DATABASE_URL;
  const seed = environment.SEED_DEMO ? environment.SEED_DEMO === '1' : embedded;
  return { embedded, environment, variables, seed };
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Without a public address it is somebody trying things out, who needs neither mail nor secrets of their own. */
function servesThisMachine(appUrl: string | undefined): boolean {
  const given = appUrl?.trim();
  return !given || (URL.canParse(given) && LOCAL_HOSTS.has(new URL(given).hostname));
}

function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new StartError('No puedo leer el archivo .env: revisa sus permisos.');
  }
}

/** Makes the folder, does `work` in it, and says in one line what stands in the way. */
function inDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    return work();
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new StartError(
        `${dataDir}/secrets.json está dañado: recupéralo de una copia o borra ${dataDir}.`,
      );
    }
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw new StartError(
      full
        ? `No queda espacio en el disco de ${dataDir}: libera espacio y vuelve a intentar.`
        : `No puedo escribir en ${dataDir}: revisa de quién es la carpeta o elige otra con DATA_DIR.`,
    );
  }
}
