/** A failure that the person at the prompt can do something about; the message is one line in Spanish. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Writes what stands in the way. */
export function explain(message: string): void {
  process.stderr.write(`✗ ${message.replaceAll('\n', '\n  ')}\n`);
}

const READY_TO_SHOW = ['StartError', 'ClusterError', 'MigrationError', 'EnvironmentError'];

/** What to tell about a failure: its own words when they were written for people, else all that is known. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (READY_TO_SHOW.includes(error.name)) return error.message;
  if ('code' in error && error.code === 'ENOSPC')
    return 'No queda espacio en el disco: libera espacio y vuelve a intentar.';
  return `Elenco no pudo iniciar por un error inesperado.\n${error.stack ?? error.message}`;
}
