import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { importRows, imports, users } from '@/db/schema';
import { IMPORT_ROW_STATES, type ImportKindName, type ImportRowState } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { importKind } from './define-import';
import { getImport, type Import } from './lock-import';
import { REFUSED_STATES, type RowCounts } from './rules';
import { wordKey } from './words';

export type ImportDetail = Import & { readonly counts: RowCounts };

/** Rows of an import that are shown with what is wrong with them; the rest are in the file of those. */
const MOST_SHOWN = 200;

/** How many rows of an import are in each state. */
async function countRows(importId: string): Promise<RowCounts> {
  const found = await database()
    .select({ state: importRows.state, rows: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.state);
  const counts = Object.fromEntries(IMPORT_ROW_STATES.map((state) => [state, 0])) as Record<
    ImportRowState,
    number
  >;
  for (const { state, rows } of found) counts[state] = rows;
  return counts;
}

/** An import of the own agency with how far it is. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
export async function getImportDetail(actor: Actor, id: string): Promise<ImportDetail> {
  const found = await getImport(actor, id);
  return { ...found, counts: await countRows(id) };
}

export type ImportRow = Pick<typeof importRows.$inferSelect, 'line' | 'cells' | 'state' | 'problems'>;

/** Rows of an import of the own agency in some states, in the order of the file; the first two hundred unless told. */
export async function listImportRows(
  actor: Actor,
  id: string,
  states: readonly ImportRowState[] = REFUSED_STATES,
  most = MOST_SHOWN,
): Promise<ImportRow[]> {
  await getImport(actor, id);
  return database()
    .select({
      line: importRows.line,
      cells: importRows.cells,
      state: importRows.state,
      problems: importRows.problems,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, id), inArray(importRows.state, [...states])))
    .orderBy(asc(importRows.line))
    .limit(most);
}

/** The latest imports of the own agency, with who began each. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listImports(actor: Actor, kind: ImportKindName) {
  const { agencyId } = importKind(kind).policy(actor);
  return database()
    .select({
      id: imports.id,
      fileName: imports.fileName,
      state: imports.state,
      createdAt: imports.createdAt,
      by: fullNameOf(users),
      kept: sql<number>`(select count(*)::int from ${importRows}
        where ${importRows.importId} = ${imports.id} and ${importRows.state} = 'KEPT')`,
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.createdBy))
    .where(and(eq(imports.agencyId, agencyId), eq(imports.kind, kind)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LONGEST_PAGE);
}

export type UnknownWord = { readonly field: string; readonly word: string; readonly rows: number };

/** Words that are asked at once; the rest is asked after these. */
const MOST_ASKED = 100;
/** Ways of writing them that are looked at. */
const MOST_WORDS = 1_000;

/** Words of an import that nobody knows, each with how many rows wait for it, the most wanted first. */
export async function listUnknownWords(actor: Actor, id: string): Promise<UnknownWord[]> {
  await getImport(actor, id);
  const problem = sql`jsonb_array_elements(${importRows.problems})`;
  const problems = database()
    .select({ problem: problem.as('problem') })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'FAULTY')))
    .as('problems');
  const field = sql<string>`${problems.problem} ->> 'field'`;
  const word = sql<string>`${problems.problem} ->> 'word'`;
  const found = await database()
    .select({ field, word, rows: sql<number>`count(*)::int` })
    .from(problems)
    .where(sql`${problems.problem} ? 'word'`)
    .groupBy(field, word)
    .orderBy(sql`count(*) desc`, word)
    .limit(MOST_WORDS);
  const asked = new Map<string, UnknownWord>();
  for (const one of found) {
    const key = wordKey(one.field, one.word);
    const same = asked.get(key);
    asked.set(key, { ...(same ?? one), rows: one.rows + (same?.rows ?? 0) });
  }
  return [...asked.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MOST_ASKED);
}
