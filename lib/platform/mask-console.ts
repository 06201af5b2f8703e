import { inspect } from 'node:util';

type Failed = Error & { readonly query: unknown; readonly params: unknown };

const isFailedQuery = (value: unknown): value is Failed =>
  value instanceof Error && ('params' in value || value.message.startsWith('Failed query:'));

/** What is printed instead: what the database itself said, which repeats no parameter. */
const inWords = (failed: Failed): string => {
  const frames = (failed.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const said = failed.cause instanceof Error ? failed.cause.message : 'sin detalle';
  return `Failed query: ${said}\n${frames.join('\n')}`;
};

function masked(value: unknown, depth = 0): unknown {
  if (isFailedQuery(value)) return inWords(value);
  if (!(value instanceof Error) || depth > 3) return value;
  if (value.cause === undefined) return value;
  const cause = masked(value.cause, depth + 1);
  return cause === value.cause ? value : `${value.stack ?? value.message}\n  cause: ${inspect(cause)}`;
}

/**
 * Next prints what a page or an action throws by itself, past the log and its mask: of a statement that failed it would
 * print the parameters, which are what people typed.
 */
export function maskConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...said: unknown[]) => print(...said.map((one) => masked(one)));
  }
}
