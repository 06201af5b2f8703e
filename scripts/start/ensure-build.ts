import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './explain.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { BUILDING, putInPlace } from './web/put-in-place.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NEXT_BIN = createRequire(import.meta.url).resolve('next/dist/bin/next');

const OUTPUT = path.join(ROOT, '.next');
const FINGERPRINT = 'elenco-sources';
/** Beside what is built, which Next empties first. */
const LOG = path.join(ROOT, '.next-build.log');
const SHOWN_LINES = 25;
const OTHER_BUILD_MS = 15 * 60_000;
/** Many times what it takes on a slow and busy machine. */
const BUILD_MS = 40 * 60_000;

/** True when `.next` holds a finished build of exactly these sources. */
export async function isBuilt(environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (!existsSync(path.join(OUTPUT, 'BUILD_ID'))) return false;
  const built = await readFile(path.join(OUTPUT, FINGERPRINT), 'utf8').catch(() => '');
  return built === (await sourceFingerprint(ROOT, environment));
}

/**
 * Builds the application unless it is built already; aborting `signal` ends a build under way. What serves meanwhile goes
 * on with the build that it has, which is replaced at the end. Throws a `StartError` with the end of what the build said.
 */
export async function ensureBuild(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + OTHER_BUILD_MS; !(await isBuilt(environment)); ) {
    const fingerprint = await sourceFingerprint(ROOT, environment);
    const failure = await build(environment, signal);
    if (failure === null) {
      await putInPlace(ROOT, () => writeFile(path.join(ROOT, BUILDING, FINGERPRINT), fingerprint));
      return;
    }
    signal?.throwIfAborted();
    const another = /another next build/i.test(failure.output) && Date.now() < deadline;
    if (!another) throw new StartError(describe(failure));
    await sleep(1000, undefined, signal ? { signal } : {});
  }
}

type Failure = { readonly output: string; readonly tooLong: boolean };

/** Null when it went well, else what it wrote and why it ended. */
async function build(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<Failure | null> {
  const log = createWriteStream(LOG);
  const limit = AbortSignal.timeout(BUILD_MS);
  const child = spawn(process.execPath, [NEXT_BIN, 'build'], {
    cwd: ROOT,
    env: {
      ...environment,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Of packages that Next misses it would otherwise ask a registry, and wait (next/dist/lib/verify-typescript-setup).
      CI: environment.CI ?? '1',
      ELENCO_BUILD_FOLDER: BUILDING,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      parts.push(part);
      log.write(part);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    // Ended by a signal of ours it closes too; what could not even be started does not.
    child.on('error', () => child.pid === undefined && resolve(null));
    child.on('close', resolve);
  });
  log.end();
  await finished(log).catch(() => undefined);
  if (code === 0) return null;
  return { output: Buffer.concat(parts).toString(), tooLong: limit.aborted };
}

function describe({ output, tooLong }: Failure): string {
  if (/ENOSPC|no space left/i.test(output)) {
    return `No queda espacio en el disco para compilar en ${ROOT}: libera espacio y vuelve a intentar.`;
  }
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  const what = tooLong ? `La compilación no terminó en ${BUILD_MS / 60_000} minutos` : 'La compilación falló';
  return `${what} (todo lo que dijo está en ${LOG}):\n\n${end}`;
}
