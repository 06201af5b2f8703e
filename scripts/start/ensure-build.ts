import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './explain.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { packStatic } from './web/pack-static.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const NEXT_BIN = createRequire(import.meta.url).resolve('next/dist/bin/next');

const OUTPUT = path.join(ROOT, '.next');
const FINGERPRINT = path.join(OUTPUT, 'elenco-sources');
const LOG = path.join(OUTPUT, 'elenco-build.log');
const SHOWN_LINES = 25;
const OTHER_BUILD_MS = 15 * 60_000;

/** True when `.next` holds a finished build of exactly these sources. */
export async function isBuilt(environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (!existsSync(path.join(OUTPUT, 'BUILD_ID'))) return false;
  const built = await readFile(FINGERPRINT, 'utf8').catch(() => '');
  return built === (await sourceFingerprint(ROOT, environment));
}

/**
 * Builds the application unless it is built already; aborting `signal` ends a build under way. Throws a
 * `StartError` with the end of what the build said.
 */
export async function ensureBuild(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + OTHER_BUILD_MS; !(await isBuilt(environment)); ) {
    const fingerprint = await sourceFingerprint(ROOT, environment);
    await rm(FINGERPRINT, { force: true });
    const output = await build(environment, signal);
    if (output === undefined) {
      await packStatic(OUTPUT);
      await writeFile(FINGERPRINT, fingerprint);
      return;
    }
    signal?.throwIfAborted();
    const another = /another next build/i.test(output) && Date.now() < deadline;
    if (!another) throw new StartError(describe(output));
    await sleep(1000, undefined, signal ? { signal } : {});
  }
}

/** Undefined when it went well, else what it wrote. */
async function build(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<string | undefined> {
  await mkdir(OUTPUT, { recursive: true });
  const log = createWriteStream(LOG);
  const child = spawn(process.execPath, [NEXT_BIN, 'build'], {
    cwd: ROOT,
    env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...(signal ? { signal } : {}),
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      parts.push(part);
      log.write(part);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  log.end();
  await finished(log).catch(() => undefined);
  return code === 0 ? undefined : Buffer.concat(parts).toString();
}

function describe(output: string): string {
  if (/ENOSPC|no space left/i.test(output)) {
    return `No queda espacio en el disco para compilar en ${OUTPUT}: libera espacio y vuelve a intentar.`;
  }
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return `La compilación falló (todo lo que dijo está en ${LOG}):\n\n${end}`;
}
