import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error.ts';
import { explainOutput } from './explain-output.ts';
import type { ClusterPlace } from './place-cluster.ts';
import { livePostmaster } from './postmaster.ts';
import { asUser, programEnvironment, runProgram } from './run-program.ts';

const LOG_BYTES = 10 * 1024 * 1024;
/** Recovery after a crash reads what was written since the last checkpoint: seconds, not minutes. */
const READY_MS = 120_000;

/** A cluster that lives for minutes keeps little, and neither compiles nor tidies: a seventh of its processor time. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];

const settings = (port: number, durable: boolean): readonly string[] => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_wal_size=256MB',
  // The log holds no personal data: neither statements nor the values that a DETAIL line quotes.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  ...(durable ? [] : FORGETFUL),
];

/** `true` once it takes connections; otherwise what it wrote before it ended. */
export type Launch = { readonly ready: true } | { readonly ready: false; readonly output: string };

/**
 * Starts the server on a port, in a session of its own, so that Ctrl-C at the prompt does not reach it
 * before the application has finished. Throws a `ClusterError` when it is not ready in two minutes.
 */
export async function launchPostmaster(place: ClusterPlace, port: number, durable: boolean): Promise<Launch> {
  const size = await stat(place.logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_BYTES) await truncate(place.logFile);
  const logFrom = size > LOG_BYTES ? 0 : size;
  const log = await open(place.logFile, 'a', 0o600);
  const options = settings(port, durable).flatMap((setting) => ['-c', setting]);
  let ended = false;
  try {
    if (process.platform === 'win32') {
      // pg_ctl gives up an administrator's rights, with which the server refuses to run.
      const args = ['start', '-W', '-D', place.pgData, '-l', place.logFile, '-o', options.join(' ')];
      ended = (await runProgram(place.binaries.pgCtl, args, { cwd: place.base, runAs: null })).code !== 0;
    } else {
      const child = spawn(place.binaries.postgres, ['-D', place.pgData, ...options], {
        cwd: place.base,
        env: programEnvironment(),
        stdio: ['ignore', log.fd, log.fd],
        detached: true,
        ...asUser(place.runAs),
      });
      child.on('error', () => {
        ended = true;
      });
      child.on('exit', () => {
        ended = true;
      });
      child.unref();
    }
    const deadline = Date.now() + READY_MS;
    while (!ended && Date.now() < deadline) {
      if (livePostmaster(place.pgData)?.ready) return { ready: true };
      await sleep(15);
    }
  } finally {
    await log.close();
  }
  const output = (await readFile(place.logFile)).subarray(logFrom).toString();
  if (ended) return { ready: false, output };
  throw new ClusterError(explainOutput(output, place.base));
}
