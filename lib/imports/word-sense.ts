import { and, eq, sql } from 'drizzle-orm';
import { importMappings, importRows } from '@/db/schema';
import { foldWord } from '@/lib/core/text';
import { database } from '@/lib/platform/database';
import type { ImportKind } from './define-import';
import type { Import } from './lock-import';
import type { Mapping } from './rules';
import type { KnownWords, WordSense } from './words';

/** Different words of a column beyond which they are no list any more. */
const MOST_DIFFERENT = 1_000;

/** What an agency said that words mean. */
export async function knownWords({ agencyId, kind }: Pick<Import, 'agencyId' | 'kind'>): Promise<KnownWords> {
  const [kept] = await database()
    .select({ words: importMappings.words })
    .from(importMappings)
    .where(and(eq(importMappings.agencyId, agencyId), eq(importMappings.kind, kind)));
  return kept?.words ?? {};
}

/** How the words of an import are read: by what was said of them, and by what else stands in their columns. */
export async function wordSense(
  found: Import,
  kind: ImportKind,
  mapping: Mapping,
  given?: Pick<WordSense, 'known' | 'blanks'>,
): Promise<WordSense> {
  const others: Record<string, string[]> = {};
  for (const { name, isChoice } of kind.fields) {
    const column = mapping[name];
    if (!isChoice || column === undefined) continue;
    const cell = sql<string>`${importRows.cells} ->> ${column}::int`;
    const rows = await database()
      .selectDistinct({ cell })
      .from(importRows)
      .where(and(eq(importRows.importId, found.id), eq(importRows.sheet, found.sheet)))
      .limit(MOST_DIFFERENT);
    others[name] = rows.map((row) => foldWord(row.cell ?? ''));
  }
  return { known: given?.known ?? (await knownWords(found)), blanks: given?.blanks ?? found.blanks, others };
}
