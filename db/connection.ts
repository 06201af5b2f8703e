import pg from 'pg';
import { statementName } from './statement-names';

type Asked = { readonly text?: unknown; readonly name?: unknown };

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

/**
 * A connection that names the statements that come often, so that PostgreSQL plans them once. PgBouncer in transaction
 * mode follows names from version 1.21 on (`max_prepared_statements`); before it, `PG_PREPARE=off` leaves them away.
 *
 * Questions asked at the same time within one transaction go one after the other, as the server answers them. pg does so
 * by itself, warns of it, and will stop at version 9.
 */
export class Connection extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  // One signature for all that pg has.
  override query(...asked: unknown[]): Promise<never> {
    const parts = withName(asked);
    const ask = (): Promise<never> => Reflect.apply(super.query, this, parts);
    if (parts.some((part) => typeof part === 'function' || (isObject(part) && 'submit' in part)))
      return ask();
    const answer = this.#last.then(ask);
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}

function withName(asked: unknown[]): unknown[] {
  const [query, values, ...rest] = asked;
  if (process.env.PG_PREPARE === 'off' || !isObject(query) || 'submit' in query) return asked;
  const { text, name } = query as Asked;
  if (typeof text !== 'string' || name) return asked;
  const found = statementName(text, Array.isArray(values) ? values.length : 0);
  return found ? [{ ...query, name: found }, values, ...rest] : asked;
}
