import { and, asc, eq, sql } from 'drizzle-orm';
import { importRows } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { importKind } from './define-import';
import { type ChooseSheetInput, chooseSheetInput } from './inputs';
import { knownHeadings } from './known-headings';
import { getImport, moveImport } from './lock-import';
import { matchColumns } from './matching/match-columns';

/** Rows that say what columns hold. */
const SAMPLES = 500;

/**
 * Takes another sheet of the same file: its columns are matched anew, and its rows wait to be tried. Throws INVALID for a
 * sheet that the file does not have, CONFLICT once the import runs, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function chooseImportSheet(actor: Actor, input: ChooseSheetInput): Promise<string> {
  const { id, sheet } = parseInput(chooseSheetInput, input);
  const found = await getImport(actor, id);
  const chosen = found.reading?.sheets[sheet];
  if (!chosen) throw new AppError('INVALID', 'validation.option', { sheet: 'validation.option' });
  const { fields } = importKind(found.kind);
  await transact(async (tx) => {
    const samples = await tx
      .select({ cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.importId, id), eq(importRows.sheet, sheet)))
      .orderBy(asc(importRows.line))
      .limit(SAMPLES);
    const { mapping, doubts } = matchColumns(
      chosen.headers,
      samples.map(({ cells }) => cells),
      fields,
      await knownHeadings(tx, found),
    );
    await moveImport(tx, id, ['READ', 'CHECKED'], {
      state: 'READ',
      sheet,
      headers: [...chosen.headers],
      mapping: { ...mapping },
      doubts: { ...doubts },
      blanks: {},
    });
    await tx
      .update(importRows)
      .set({
        state: sql`case when ${importRows.sheet} = ${sheet} then 'WAITING' else 'ASIDE' end`,
        problems: [],
      })
      .where(eq(importRows.importId, id));
    await recordAudit(
      tx,
      actor,
      'import.choose-sheet',
      { id, agencyId: found.agencyId },
      { detail: { sheet } },
    );
  });
  return id;
}
