import type pg from 'pg';

// What the public schema consists of, one line of text for each thing, in PostgreSQL's own words. Columns are numbered
// anew: those that were dropped leave a gap in the catalogue that nobody can see. That a column is never null is said by
// the column: PostgreSQL 18 also keeps it as a constraint, whose name stays that of the table's first name.
const PARTS: Readonly<Record<string, string>> = {
  extension: `select extname from pg_extension`,
  relation: `
    select concat_ws(' ', c.relkind, c.relname, c.relpersistence, c.relreplident, c.relrowsecurity, c.relforcerowsecurity,
      c.reloptions, pg_get_viewdef(case when c.relkind in ('v', 'm') then c.oid end)) from pg_class c
    where c.relnamespace = 'public'::regnamespace`,
  column: `
    select format('%s.%s ', c.relname, row_number() over (partition by c.oid order by a.attnum)) || concat_ws(' ',
      a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity,
      a.attgenerated, a.attcollation::regcollation, a.attstorage, a.attcompression, a.attstattarget, a.attoptions,
      pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm')
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select concat_ws(' ', coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text), conname, convalidated,
      pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  index: `
    select concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident)
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxnamespace = 'public'::regnamespace`,
  sequence: `
    select concat_ws(' ', s.seqrelid::regclass, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
      s.seqcache, s.seqcycle, pg_sequence_last_value(s.seqrelid))
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace`,
  type: `
    select concat_ws(' ', t.typtype, t.typname, format_type(nullif(t.typbasetype, 0), t.typtypmod), t.typnotnull, t.typdefault,
      array(select enumlabel from pg_enum e where e.enumtypid = t.oid order by enumsortorder))
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e', 'r')
      and not exists (select from pg_depend x where x.objid = t.oid and x.deptype = 'e')`,
  function: `
    select pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend x where x.objid = p.oid and x.deptype = 'e')`,
  trigger: `
    select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  rule: `
    select pg_get_ruledef(r.oid) from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = 'public'::regnamespace and r.rulename <> '_RETURN'`,
  policy: `
    select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname = 'public'`,
  comment: `
    select concat_ws(' ', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description) from pg_description d
    where d.objoid >= 16384
      and not exists (select from pg_depend x where x.objid = d.objoid and x.classid = d.classoid and x.deptype = 'e')`,
  grant: `
    select concat_ws(' ', relname, relacl) from pg_class
    where relnamespace = 'public'::regnamespace and relacl is not null`,
};

/** When a row was written follows the clock, not what wrote it. */
const CLOCK = `select format('%I', c.relname) as name, coalesce(array_agg(a.attname) filter (
      where a.atttypid = 'timestamptz'::regtype and pg_get_expr(d.adbin, d.adrelid) = 'now()'), '{}') as clock
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.oid, c.relname`;

/** Everything that migrations put into a database: each thing of its catalogue and each row, a line, in order. */
export async function describeDatabase(client: pg.Client | pg.Pool): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(PARTS)) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' });
    lines.push(...rows.map(([line]) => `${kind} ${line}`));
  }
  const { rows: tables } = await client.query<{ name: string; clock: string[] }>(CLOCK);
  for (const { name, clock } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t`,
      [clock],
    );
    lines.push(...rows.map(({ row }) => `row ${name} ${row}`));
  }
  return lines.toSorted();
}
