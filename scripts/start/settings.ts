import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnvironment } from '@/lib/platform/env';
import type { Environment } from '@/lib/platform/env-schema';
import { tellMistakenNames } from '@/lib/platform/mistaken-names';
import { folderProblem } from '@/lib/platform/require-what-it-needs';
import { isPublished } from '@/lib/platform/this-machine';
import { StartError } from './explain.ts';
import { keptSecrets } from './kept-secrets.ts';

export type Settings = {
  /** True when PostgreSQL is the one that npm brought, with its data below DATA_DIR. */
  readonly embedded: boolean;
  /** True when its address leads to this machine alone: somebody trying things out, or a proxy's business. */
  readonly atHome: boolean;
  readonly environment: Environment;
  /** What the application and the worker are given; embedded, still without DATABASE_URL. */
  readonly variables: NodeJS.ProcessEnv;
  readonly seed: boolean;
};

const NOT_YET = 'postgresql://elenco@127.0.0.1/elenco';

/** Where PostgreSQL's own files lie below DATA_DIR. */
export const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/**
 * Reads `.env` (what is already in the environment wins) and checks every variable. Without a public
 * APP_URL it fills in what one machine decides by itself: kept secrets and the local mailbox; with one it
 * refuses to. Throws an `EnvironmentError` or a `StartError`.
 */
export function readSettings(): Settings {
  loadEnvFile();
  const given = process.env;
  for (const line of tellMistakenNames(given)) process.stderr.write(`⚠ ${line}\n`);
  const embedded = !given.DATABASE_URL?.trim();
  const dataDir = path.resolve(given.DATA_DIR?.trim() || '.elenco');
  const published = [given.APP_URL?.trim(), given.NEXTAUTH_URL?.trim()].find(isPublished);
  const atHome = published === undefined;
  if (published) refuseHalfPublished(given, published);
  const secrets = inDataFolder(
    dataDir,
    (): Readonly<Record<string, string>> => (atHome ? keptSecrets(dataDir) : {}),
  );
  const raw: NodeJS.ProcessEnv = { ...given, DATA_DIR: dataDir };
  if (embedded) raw.DATABASE_URL = NOT_YET;
  if (atHome) {
    raw.EMAIL_DRIVER = given.EMAIL_DRIVER?.trim() || (given.SMTP_URL?.trim() ? 'smtp' : 'mailbox');
    for (const [name, secret] of Object.entries(secrets)) raw[name] = given[name]?.trim() || secret;
    // Nobody else waits for an answer here, and Ctrl-C should end it.
    raw.DRAIN_SECONDS = given.DRAIN_SECONDS?.trim() || '0';
  }
  const environment = parseEnvironment(raw);
  const variables: NodeJS.ProcessEnv = {
    ...raw,
    PORT: String(environment.PORT),
    APP_URL: environment.APP_URL,
    NEXTAUTH_URL: environment.NEXTAUTH_URL,
    EMAIL_DRIVER: environment.EMAIL_DRIVER,
    DRAIN_SECONDS: String(environment.DRAIN_SECONDS),
  };
  if (embedded) delete variables.DATABASE_URL;
  const seed = environment.SEED_DEMO ? environment.SEED_DEMO === '1' : embedded && atHome;
  return { embedded, atHome, environment, variables, seed };
}

/** Without these a public address would show everybody's mail, or sign sessions with a key that lies beside them. */
const OF_ONES_OWN = ['NEXTAUTH_SECRET', 'ENCRYPTION_KEY', 'SMTP_URL', 'EMAIL_FROM'] as const;

/** One line about everything that an address other people reach still lacks. Single wrong values are told later. */
function refuseHalfPublished(given: NodeJS.ProcessEnv, address: string): void {
  const missing = OF_ONES_OWN.filter((name) => !given[name]?.trim());
  const told = [
    ...(missing.length > 0 ? [`define ${missing.join(', ')}`] : []),
    ...(given.EMAIL_DRIVER?.trim() === 'mailbox' ? ['quita EMAIL_DRIVER=mailbox'] : []),
    ...(given.SEED_DEMO?.trim() === '1' ? ['quita SEED_DEMO=1'] : []),
  ];
  if (told.length === 0) return;
  throw new StartError(
    `Con una dirección pública (${address}) Elenco no abre con el buzón local, los secretos guardados ni las cuentas de ejemplo: ${told.join('; ')}. Para probar en este equipo, quita APP_URL y NEXTAUTH_URL.`,
  );
}

export function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    throw new StartError('No puedo leer el archivo .env: revisa sus permisos.');
  }
}

/** Makes the folder, does `work` in it, and says in one line what stands in the way. */
function inDataFolder<T>(dataDir: string, work: () => T): T {
  const problem = folderProblem(dataDir);
  if (problem) throw new StartError(problem);
  try {
    return work();
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new StartError(
        `${dataDir}/secrets.json está dañado: recupéralo de una copia o borra ${dataDir}.`,
      );
    }
    throw new StartError(
      `No puedo leer o escribir en ${dataDir}: revisa de quién es la carpeta y su espacio.`,
    );
  }
}
