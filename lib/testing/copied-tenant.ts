import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { nextEmail, nextIdentification, nextWord } from './factories/sequence';
import { makeTenant, type Tenant } from './tenant';

type MakeOne = Parameters<typeof makeTenant>[1];
/** What a text is that stands in one row alone, and what makes another one. */
type Unique = readonly [pattern: RegExp, next: (found: string) => string];

/** Whose times are older is made anew, for what is done soon after. */
const KEPT_MS = 60_000;

const UNIQUE: readonly Unique[] = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, () => randomUUID()],
  [/ajena[0-9a-f]{10}/, () => `Ajena${randomBytes(5).toString('hex')}`],
  [/[a-z]+-\d+-[0-9a-f]{6}@prueba\.co/, (email) => nextEmail(email.split('-')[0] ?? '')],
  [/\bxq[a-z]+/, () => nextWord()],
  [/"1\d{9}"/, () => `"${nextIdentification()}"`],
];

type Original = {
  readonly madeAt: number;
  readonly tenant: string;
  /** Its rows, an array for each table. */
  readonly rows: string;
  /** Insert rows `given` in that form: as the triggers left them behind, and those that a trigger has to see. */
  readonly copies: string;
  readonly sealed: string;
};

/** Its rows are chained by a trigger, which writes the table of the chain. */
const SEALED = 'audit_entries';
const CHAIN = 'audit_chain';

const originals = new WeakMap<Db, Map<MakeOne, Promise<Original>>>();

/**
 * A tenant as `makeTenant` makes one, for whoever needs hundreds of them: a copy of the rows of one that was made within
 * the last minute, in one statement. What stands in one row alone is another in each copy; `unique` tells of what `makeOne`
 * adds to that. Nobody else may write while an original is made.
 */
export async function copyTenant(db: Db, makeOne?: MakeOne, unique: readonly Unique[] = []): Promise<Tenant> {
  const original = await originalOf(db, makeOne);
  const renew = renewal([...unique, ...UNIQUE]);
  const rows = renew(original.rows);
  await db.transaction(async (tx) => {
    const given = sql`with given as (select ${rows}::jsonb as rows)`;
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`${given} ${sql.raw(original.copies)}`);
    await tx.execute(sql`set local session_replication_role = origin`);
    await tx.execute(sql`${given} ${sql.raw(original.sealed)}`);
  });
  const tenant = JSON.parse(renew(original.tenant));
  return { ...tenant, owned: new Set<string>(tenant.owned) };
}

function originalOf(db: Db, makeOne: MakeOne): Promise<Original> {
  const known = originals.get(db) ?? new Map<MakeOne, Promise<Original>>();
  originals.set(db, known);
  const made = (known.get(makeOne) ?? makeOriginal(db, makeOne)).then((original) =>
    Date.now() - original.madeAt < KEPT_MS ? original : makeOriginal(db, makeOne),
  );
  known.set(makeOne, made);
  return made;
}

type Table = { readonly name: string; readonly columns: string };

async function makeOriginal(db: Db, makeOne: MakeOne): Promise<Original> {
  const madeAt = Date.now();
  const { rows: marks } = await db.execute<{ xid: string }>(sql`select pg_current_xact_id()::text as xid`);
  const tenant = await makeTenant(db, makeOne);
  const { rows: tables } = await db.execute<Table>(sql`
    select quote_ident(t.table_name) as name, string_agg(quote_ident(c.column_name), ', ') as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'
      and coalesce(column_default, '') not like 'nextval%'
    group by t.table_name`);
  const reads = tables.map(
    ({ name }) => sql`select ${name}::text as name, jsonb_agg(to_jsonb(t)) as rows from ${sql.raw(name)} t
      where xmin::text::bigint > ${marks[0]?.xid}::bigint having count(*) > 0`,
  );
  const { rows: found } = await db.execute<{ all: string; names: string[] }>(sql`
    select jsonb_object_agg(name, rows)::text as all, array_agg(name) as names
    from (${sql.join(reads, sql` union all `)}) found`);
  const written = tables.filter(({ name }) => found[0]?.names.includes(name) && name !== CHAIN);
  const isSealed = ({ name }: Table) => name === SEALED;
  return {
    madeAt,
    tenant: JSON.stringify({ ...tenant, owned: [...tenant.owned] }),
    rows: found[0]?.all ?? '{}',
    copies: insertInto(written.filter((table) => !isSealed(table))),
    sealed: insertInto(written.filter(isSealed)),
  };
}

const insertInto = (tables: readonly Table[]): string =>
  tables
    .map(
      ({ name, columns }) => `, into_${name} as (insert into ${name} (${columns}) select ${columns}
        from given, jsonb_populate_recordset(null::${name}, given.rows -> '${name}')
        ${name === 'talent_words' ? 'on conflict do nothing' : ''})`,
    )
    .join('')
    .concat(' select');

/** Puts another in the place of each unique text, the same wherever it stands, and in small letters where it was. */
function renewal(unique: readonly Unique[]): (text: string) => string {
  const anyOf = new RegExp(unique.map(([pattern]) => `(${pattern.source})`).join('|'), 'gi');
  const instead = new Map<string, string>();
  return (text) =>
    text.replaceAll(anyOf, (found, ...groups) => {
      const [, next] = unique[groups.slice(0, unique.length).findIndex((group) => group !== undefined)] ?? [];
      const key = found.toLowerCase();
      const other = instead.get(key) ?? next?.(found) ?? found;
      instead.set(key, other);
      return found === key ? other.toLowerCase() : other;
    });
}
