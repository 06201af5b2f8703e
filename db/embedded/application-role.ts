import pg from 'pg';
import { ROLES } from './roles.ts';

const DATABASE = ROLES.database;

/** Everything in the database that belongs to the superuser and to no extension. */
const HAND_OVER = `do $$
  declare change text;
  begin
    for change in
      with own as (
        select oid, nspname from pg_namespace
        where nspname not in ('pg_catalog', 'pg_toast', 'information_schema') and nspname !~ '^pg_(temp|toast_temp)'
      ), superuser as (select oid from pg_roles where rolname = current_user), extended as (
        select classid, objid from pg_depend where deptype = 'e'
      )
      select format('schema %I', n.nspname) from pg_namespace n join own using (oid)
        where n.nspowner in (select oid from superuser)
          and ('pg_namespace'::regclass, n.oid) not in (select classid, objid from extended)
      union all
      select format('table %I.%I', n.nspname, c.relname) from pg_class c join own n on n.oid = c.relnamespace
        where c.relowner in (select oid from superuser) and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and ('pg_class'::regclass, c.oid) not in (select classid, objid from extended)
          -- A sequence of a column goes with its table.
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and c.relkind = 'S' and d.deptype in ('a', 'i'))
      union all
      select format('routine %s', p.oid::regprocedure) from pg_proc p join own n on n.oid = p.pronamespace
        where p.proowner in (select oid from superuser)
          and ('pg_proc'::regclass, p.oid) not in (select classid, objid from extended)
      union all
      select format('type %I.%I', n.nspname, t.typname) from pg_type t join own n on n.oid = t.typnamespace
        left join pg_class c on c.oid = t.typrelid
        where t.typowner in (select oid from superuser)
          and (t.typtype in ('d', 'e', 'r') or t.typtype = 'c' and c.relkind = 'c')
          and ('pg_type'::regclass, t.oid) not in (select classid, objid from extended)
    loop
      execute format('alter %s owner to ${ROLES.application}', change);
    end loop;
  end $$`;

/**
 * Gives the application a role and a database of its own: it owns that database and nothing beside it, and may make
 * neither roles nor databases. What the superuser owns there, from an older Elenco, is handed over, all of it or nothing.
 * `addressOf` answers the superuser's address of a database.
 */
export async function ensureApplication(
  addressOf: (database: string) => string,
  password: string,
): Promise<void> {
  const { application } = ROLES;
  await asSuperuser(addressOf('postgres'), async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [application]);
    await client.query(
      `${role.rowCount === 0 ? 'create' : 'alter'} role ${application} login nosuperuser nocreatedb nocreaterole
       noreplication nobypassrls password ${client.escapeLiteral(password)}`,
    );
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE} owner ${application}`);
  });
  await asSuperuser(addressOf(DATABASE), async (client) => {
    await client.query('begin');
    await client.query(HAND_OVER);
    await client.query(`alter database ${DATABASE} owner to ${application}`);
    await client.query('commit');
  });
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
