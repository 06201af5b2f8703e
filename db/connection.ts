import pg from 'pg';
import { statementName } from './statement-names';

type Asked = { readonly text?: unknown; readonly name?: unknown };

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

/**
 * A connection that names the statements that come often, so that PostgreSQL plans them once. PgBouncer in transaction
 * mode follows names from version 1.21 on (`max_prepared_statements`); before it, `PG_PREPARE=off` leaves them away.
 */
export class Connection extends pg.Client {
  // One signature for all that pg has.
  override query(...asked: unknown[]): Promise<never> {
    return Reflect.apply(super.query, this, withName(asked));
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
