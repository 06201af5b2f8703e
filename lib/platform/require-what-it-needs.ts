import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError, env } from './env';
import { tellMistakenNames } from './mistaken-names';

/** Where a body lies while it arrives; below DATA_DIR, also when files are kept elsewhere. */
export const arrivingFolder = (dataDir: string): string => path.join(dataDir, 'arriving');

/** What stands in the way of serving, ready to be shown; null when nothing does. */
export function whatIsMissing(): string | null {
  try {
    return folderProblem(env().DATA_DIR);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

/** One line about a DATA_DIR in which nothing can be written; null when it can. */
export function folderProblem(dataDir: string): string | null {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    for (const folder of [dataDir, arrivingFolder(dataDir)]) {
      if (existsSync(folder)) accessSync(folder, constants.W_OK | constants.X_OK);
    }
    return null;
  } catch (error) {
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    return full
      ? `No queda espacio en el disco de ${dataDir}: libera espacio y vuelve a intentar.`
      : `No puedo escribir en ${dataDir}: revisa de quién es la carpeta o elige otra con DATA_DIR.`;
  }
}

/** Ends a process that could not serve, in words: one that only answered with errors would be taken in by a balancer. */
export function requireWhatItNeeds(): void {
  // Who started several processes has told it.
  if (!process.env.ELENCO_PROCESS)
    for (const line of tellMistakenNames(process.env)) process.stderr.write(`⚠ ${line}\n`);
  const problem = whatIsMissing();
  if (problem === null) return;
  process.stderr.write(`✗ ${problem.replaceAll('\n', '\n  ')}\n`);
  process.exit(1);
}
