import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { RunAs } from './run-as.ts';

/** The environment for PostgreSQL's programs: nobody's `PG…` settings, plain messages. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  for (const name of Object.keys(environment)) if (name.startsWith('PG')) delete environment[name];
  return environment;
}

/** Spawn options for running as another user; nothing when as ourselves. */
export const asUser = (runAs: RunAs | null): { uid?: number; gid?: number } =>
  runAs ? { uid: runAs.uid, gid: runAs.gid } : {};

/** Runs a program to its end. Resolves with its exit code and all it wrote; throws when it cannot be run. */
export async function runProgram(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly runAs: RunAs | null },
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...asUser(options.runAs),
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? -1));
  });
  const [code, out, problems] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: out + problems };
}
