import { Column, is, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

type Selection = { readonly field: unknown }[];
type Build = (fields: Selection, options?: { isSingleTable?: boolean }) => SQL;

const SUBSELECT = /\bselect\b/i;
let refusing = false;

/**
 * From here on a statement throws when drizzle would take the table's name from a column within a subselect, where the
 * bare name may be another table's column (see `correlated`). It answers no fault otherwise, only wrong rows.
 */
export function refuseBareColumns(): void {
  if (refusing) return;
  refusing = true;
  const dialect = PgDialect.prototype as unknown as { buildSelection: Build };
  const build = dialect.buildSelection;
  dialect.buildSelection = function (fields, options) {
    if (options?.isSingleTable) for (const { field } of fields) check(field);
    return build.call(this, fields, options);
  };
}

function check(field: unknown): void {
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  if (!is(expression, SQL)) return;
  const { queryChunks } = expression;
  const bare = queryChunks.find((chunk) => is(chunk, Column));
  const texts = queryChunks.flatMap((chunk) =>
    typeof chunk === 'object' && chunk !== null && 'value' in chunk && Array.isArray(chunk.value)
      ? chunk.value
      : [],
  );
  if (bare && texts.some((text) => SUBSELECT.test(String(text)))) {
    const text = new PgDialect().sqlToQuery(sql`${expression}`).sql;
    throw new Error(`A column would lose its table's name in a subselect; write it by correlated: ${text}`);
  }
}
