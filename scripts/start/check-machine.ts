import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './explain.ts';

const MEGABYTE = 1024 * 1024;

/** Throws when less than `megabytes` are free on the disk of a folder. */
export async function requireSpace(folder: string, megabytes: number): Promise<void> {
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return;
  const free = Math.floor((disk.bavail * disk.bsize) / MEGABYTE);
  if (free >= megabytes) return;
  throw new StartError(
    `No hay espacio en el disco de ${folder}: quedan ${free} MB y hacen falta ${megabytes}. Libera espacio y vuelve a intentar.`,
  );
}

/**
 * Throws when another program listens on the port. `patience` (ms) is for the remains of an Elenco that
 * was killed, which end by themselves within seconds.
 */
export async function requirePort(port: number, host: string | undefined, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const problem =
      (await listenOnce(port, host ?? '127.0.0.1')) ?? (host ? undefined : await listenOnce(port, '::1'));
    // A machine without IPv6 needs nobody to listen there.
    if (!problem || problem === 'EADDRNOTAVAIL' || problem === 'EAFNOSUPPORT') return;
    if (problem !== 'EADDRINUSE') throw new StartError(explainPort(port, problem));
    if (Date.now() >= deadline) break;
    await sleep(100);
  }
  throw new StartError(
    `El puerto ${port} está ocupado por otro programa: ciérralo o elige otro puerto, por ejemplo con PORT=${port + 1} npm start.`,
  );
}

const explainPort = (port: number, code: string): string =>
  code === 'EACCES'
    ? `No hay permiso para usar el puerto ${port}: elige uno mayor que 1023 con PORT.`
    : `No se puede usar el puerto ${port} (${code}): revisa PORT y HOST.`;

/** Listens as the application will, for a moment; the error's code when that fails. */
function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
