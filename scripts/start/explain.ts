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
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'No queda espacio en el disco: libera espacio y vuelve a intentar.';
  if (code.startsWith('ERR_PARSE_ARGS')) return describeOption(error.message);
  return `Algo falló que nadie esperaba.\n${error.stack ?? error.message}`;
}

/** What is wrong with the options of a command, of which Node speaks in English. */
function describeOption(message: string): string {
  const [, option] = /'(-[^' ]*)/.exec(message) ?? [];
  if (!option) return 'Este comando no recibe nada después de su nombre.';
  return /^Unknown/.test(message)
    ? `No hay una opción ${option}.`
    : `A la opción ${option} le falta o le sobra el valor.`;
}
