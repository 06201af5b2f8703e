import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureApplication } from './application-role.ts';
import { ClusterError } from './cluster-error.ts';
import { explainOutput } from './explain-output.ts';
import { initCluster, keptPassword } from './init-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { APPLICATION_PASSWORD, type ClusterPlace, placeCluster } from './place-cluster.ts';
import { livePostmaster, pidFileOf } from './postmaster.ts';
import { ROLES } from './roles.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export type Cluster = {
  /** Connection string of the application's database as the application's own role, on 127.0.0.1 with a password. */
  readonly url: string;
  /** The same as the superuser, for tests that make databases of their own. */
  readonly superuserUrl: string;
  readonly port: number;
  /** Waits for running statements to be broken off and everything to be on disk. May be called twice. */
  readonly stop: () => Promise<void>;
  /** Whether the server is there at this moment. */
  readonly isRunning: () => boolean;
};

export type ClusterOptions = {
  /** Kept between starts; holds data, log, password and port. */
  readonly dataDir: string;
  /** `false` trades safety after a power cut for speed: only for data that may be lost. */
  readonly durable: boolean;
  /** Preferred port; else the one of the last time, else any free one. */
  readonly port?: number;
  /** Told, in Spanish, what is being done before each part that can take a while. */
  readonly log?: (doing: string) => void;
};

const ATTEMPTS = 8;

/**
 * Starts the PostgreSQL that came with npm on the data in `dataDir`, making them when there are none.
 * One that is still running from a start that was killed is taken over. Throws a `ClusterError`.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const place = await placeCluster(options.dataDir).catch((error: Error) => {
    throw error instanceof ClusterError
      ? error
      : new ClusterError(explainOutput(error.message, options.dataDir));
  });
  const password = await initCluster(place, options.durable);
  const applicationPassword = await keptPassword(place.applicationPasswordFile);
  const port = await ensureRunning(place, password, options);
  try {
    await writeFile(place.portFile, String(port), { mode: 0o600 });
    await ensureApplication((database) => superuserUrl(port, password, database), applicationPassword);
  } catch (error) {
    await stopPostmaster(place);
    throw new ClusterError(explainOutput(String(error), place.base));
  }
  return {
    url: applicationUrl(port, applicationPassword),
    superuserUrl: superuserUrl(port, password, ROLES.database),
    port,
    stop: () => stopPostmaster(place),
    isRunning: () => livePostmaster(place.pgData) !== undefined,
  };
}

/** The address of the cluster of `dataDir` if it is running at this moment; undefined when it is not. */
export async function runningClusterUrl(dataDir: string): Promise<string | undefined> {
  try {
    const kept = await readFile(path.join(dataDir, 'location'), 'utf8').catch(() => dataDir);
    const found = livePostmaster(path.join(kept, 'data'));
    const password = readFileSync(path.join(dataDir, APPLICATION_PASSWORD), 'utf8');
    return found?.ready ? applicationUrl(found.port, password) : undefined;
  } catch {
    return undefined;
  }
}

const urlOf = (role: string, port: number, password: string, database: string) =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
const applicationUrl = (port: number, password: string) =>
  urlOf(ROLES.application, port, password, ROLES.database);
const superuserUrl = (port: number, password: string, database: string) =>
  urlOf(ROLES.superuser, port, password, database);

async function ensureRunning(
  place: ClusterPlace,
  password: string,
  options: ClusterOptions,
): Promise<number> {
  let output = '';
  let preferred = options.port ?? Number(await readFile(place.portFile, 'utf8').catch(() => 0));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const orphan = livePostmaster(place.pgData);
    // One that is being killed at this moment is still there, but no longer answers.
    if (orphan?.ready && (await answers(superuserUrl(orphan.port, password, 'postgres')))) return orphan.port;
    if (!orphan) {
      // Its number may be another program's by now, which PostgreSQL would take for itself.
      await rm(pidFileOf(place.pgData), { force: true });
      const port = await freePort(preferred);
      const launch = await launchPostmaster(place, port, options.durable);
      if (launch.ready) return port;
      output = launch.output;
      if (/could not bind|Address already in use/i.test(output)) preferred = 0;
      // After a kill -9 of the postmaster alone its children need a moment to notice and leave.
      else if (!/pre-existing shared memory|still in use|lock file .* already exists/i.test(output)) break;
    }
    if (attempt === 3) options.log?.('Esperando a que termine el PostgreSQL anterior…');
    await sleep(150 * attempt);
  }
  throw new ClusterError(explainOutput(output, place.base));
}

/** The wished port if nobody listens there, else any free one. */
function freePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wished === 0 ? reject(error) : resolve(freePort(0))));
    server.listen({ port: wished, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wished));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
