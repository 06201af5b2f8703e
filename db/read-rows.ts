import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres';

type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Field = { readonly path: readonly string[]; readonly field: unknown };
type NullableJoins = Readonly<Record<string, boolean>> | undefined;
type Prepared = { readonly joinsNotNullableMap: NullableJoins };

type Cell = {
  /** The object of a nested selection that holds the value; null for the row itself. */
  readonly group: string | null;
  readonly key: string;
  readonly decode: ((value: unknown) => unknown) | null;
};

/** What drizzle decodes a selected column or expression with; null when the value is taken as it comes. */
function decoderOf(field: unknown): Cell['decode'] {
  const owner = is(field, Column)
    ? field
    : is(field, SQL)
      ? (field as unknown as { decoder: Decoder }).decoder
      : (field as { sql: { decoder: Decoder } }).sql.decoder;
  const decoder = owner as Decoder;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (value) => decoder.mapFromDriverValue(value);
}

/** The nested objects that are null as a whole when their first column is: tables of an outer join that found nothing. */
function outerGroups(fields: readonly Field[], joins: NullableJoins): [group: string, column: number][] {
  if (!joins) return [];
  const tables = new Map<string, { table: string | null; column: number }>();
  for (const [column, { path, field }] of fields.entries()) {
    const [group] = path;
    if (path.length !== 2 || group === undefined || !is(field, Column)) continue;
    const table = getTableName(field.table);
    const known = tables.get(group);
    if (!known) tables.set(group, { table, column });
    else if (known.table !== table) known.table = null;
  }
  return [...tables].flatMap(([group, { table, column }]) =>
    table !== null && !joins[table] ? [[group, column] as [string, number]] : [],
  );
}

/**
 * Makes objects of the rows of one statement, as drizzle's own `mapResultRow` does, but looks at the selection once a
 * statement and not once a cell. Selections are flat, or nested once.
 */
export function rowReader(fields: readonly Field[], joins: NullableJoins) {
  const cells: Cell[] = fields.map(({ path, field }) => ({
    group: path.length === 2 ? (path[0] ?? null) : null,
    key: path.at(-1) ?? '',
    decode: decoderOf(field),
  }));
  const outer = outerGroups(fields, joins);
  return (row: readonly unknown[]): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    let group: string | null = null;
    let node = result;
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index] as Cell;
      if (cell.group !== group) {
        group = cell.group;
        if (group === null) node = result;
        else {
          result[group] ??= {};
          node = result[group] as Record<string, unknown>;
        }
      }
      const value = row[index];
      node[cell.key] = value === null || cell.decode === null ? value : cell.decode(value);
    }
    for (const [name, column] of outer) if (row[column] === null) result[name] = null;
    return result;
  };
}

const isFlat = ({ path, field }: Field): boolean => path.length <= 2 && !is(field, Subquery);

type Session = { prepareQuery(...args: unknown[]): Prepared };

/** Lets drizzle's sessions, also those of transactions, read rows by `rowReader`. */
export function readRowsFast(): void {
  const session = NodePgSession.prototype as unknown as Session;
  const prepare = session.prepareQuery;
  session.prepareQuery = function prepareQuery(this: Session, ...args) {
    const [query, fields, name, inArrays, mapper, ...rest] = args as [
      unknown,
      Field[] | undefined,
      ...unknown[],
    ];
    if (!fields?.every(isFlat) || mapper) return prepare.apply(this, args);
    let read: ReturnType<typeof rowReader> | undefined;
    const map = (rows: readonly (readonly unknown[])[]) => {
      read ??= rowReader(fields, prepared.joinsNotNullableMap);
      return rows.map(read);
    };
    const prepared = prepare.call(this, query, fields, name, inArrays, map, ...rest);
    return prepared;
  };
}
