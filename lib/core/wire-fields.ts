import { AppError } from '@/lib/core/errors';

/** The path of a field inside, as the wire calls it. */
export type WirePath = (path: string) => string;

/**
 * Paths that begin with one of these names, as the wire has them: `{ stateId: 'state' }`. An empty name drops the step:
 * `{ signature: '' }` makes `signature.name` of the inside `name`.
 */
export const calledOnWire =
  (names: Readonly<Record<string, string>>): WirePath =>
  (path) => {
    const [first = '', ...rest] = path.split('.');
    const name = names[first];
    return name === undefined ? path : [...(name ? [name] : []), ...rest].join('.');
  };

/** Answers a read or write; what it refuses is said of the fields as whoever sent them calls them. */
export async function inWireNames<Answer>(wire: WirePath, work: Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, fields, values, retryAfterSeconds, changedSince } = error;
    const named = Object.fromEntries(Object.entries(fields).map(([path, wrong]) => [wire(path), wrong]));
    throw new AppError(code, messageKey, named, {
      values,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      ...(changedSince ? { changedSince } : {}),
    });
  }
}
