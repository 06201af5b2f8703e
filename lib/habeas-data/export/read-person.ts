import { eq, getTableColumns, sql } from 'drizzle-orm';
import { cities, documentTypes, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { type CopiedRow, ofPerson } from '../person-rows';
import { PERSON_TABLES, type PersonTable } from '../person-tables';
import { mayReadPerson } from '../policy';
import { type ContactView, listAllContactViews } from '../views/queries';
import { withNames } from './names-of-ids';

/** Everything that Elenco holds about a person, as it goes into the person's own copy. */
export type PersonCopy = {
  /** Of this layout. */
  readonly version: 1;
  readonly madeAt: Date;
  readonly person: CopiedRow;
  readonly tables: Readonly<Record<string, readonly CopiedRow[]>>;
  /** Who saw how to reach the person. */
  readonly views: readonly ContactView[];
};

const { passwordHash: _hash, searchText: _search, contactText: _contact, ...own } = getTableColumns(talents);

/** Reads a person's own copy. The caller tells the audit trail. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
export async function readPerson(actor: Actor, talentId: string): Promise<PersonCopy> {
  mayReadPerson(actor, talentId);
  const [[person], tables, views] = await Promise.all([
    database()
      .select({ ...own, cityName: cities.name, documentType: documentTypes.name })
      .from(talents)
      .leftJoin(cities, eq(cities.id, talents.residenceCityId))
      .leftJoin(documentTypes, eq(documentTypes.id, talents.documentTypeId))
      .where(eq(talents.id, talentId)),
    readTables(talentId),
    listAllContactViews(actor, talentId),
  ]);
  if (!person) throw notFound('errors.talent.notFound');
  return { version: 1, madeAt: currentTime(), person, tables, views };
}

async function readTables(talentId: string): Promise<PersonCopy['tables']> {
  const found: Record<string, CopiedRow[]> = {};
  for (const entry of PERSON_TABLES) {
    if (!entry.copied) continue;
    const { rows } = await database().execute<{ row: CopiedRow }>(sql`
      select ${columnsOf(entry)} as row from ${sql.identifier(entry.table)} t where ${ofPerson(entry, talentId)}`);
    found[entry.table] = [...(found[entry.table] ?? []), ...rows.map(({ row }) => row)];
  }
  return withNames(found);
}

function columnsOf({ copied }: PersonTable) {
  if (copied === 'all' || !copied) return sql`to_jsonb(t)`;
  const pairs = copied.map((column) => sql`${column}::text, t.${sql.identifier(column)}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
