import { importRows, imports } from '@/db/schema';
import type { ImportKindName } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { displayName } from '@/lib/storage/file-name';
import { requireConfirmedEmail } from './confirmed-email';
import { importKind } from './define-import';
import { knownHeadings } from './known-headings';
import { matchColumns } from './matching/match-columns';
import { readFile, rowsOfPage } from './reading/read-file';
import { MOST_ROWS } from './rules';

type Upload = { readonly name: string; readonly bytes: Buffer };

/**
 * Reads a file and keeps its rows, with the columns matched as far as the headings say. Nothing comes in by it yet.
 * Answers the import's id. Throws INVALID with `imports.problem.…`, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN (also for
 * an e-mail that nobody confirmed).
 */
export async function startImport(
  actor: Actor,
  kindName: ImportKindName,
  { name, bytes }: Upload,
): Promise<string> {
  const kind = importKind(kindName);
  const person = kind.policy(actor);
  const { agencyId, userId } = person;
  await requireConfirmedEmail(person);
  await spendAllowance(actor, 'import');
  const { tables, passed, odd } = await readFile(bytes);
  const { kept: sheets, left } = withinBounds(tables);
  const headers = sheets[0]?.headers ?? [];
  const rows = sheets[0]?.rowCount ?? 0;
  const reading = {
    sheets: sheets.map(({ sheet, headers, rowCount, lines }) => ({
      name: sheet,
      headers,
      rows: rowCount,
      lines,
    })),
    passed: [...left, ...passed],
    odd,
  };
  return transact(async (tx) => {
    const known = await knownHeadings(tx, { agencyId, kind: kindName });
    const [page] = sheets[0]?.pages ?? [];
    const samples = page ? rowsOfPage(page).map(({ cells }) => cells) : [];
    const { mapping, doubts } = matchColumns(headers, samples, kind.fields, known);
    const [row] = await tx
      .insert(imports)
      .values({
        agencyId,
        kind: kindName,
        createdBy: userId,
        fileName: displayName(name, 'csv').replace(/\.csv$/, ''),
        reading,
        headers: [...headers],
        mapping: { ...mapping },
        doubts: { ...doubts },
      })
      .returning({ id: imports.id });
    if (!row) throw new Error('the import was not returned');
    for (const [sheet, { pages }] of sheets.entries()) {
      for (const page of pages) {
        const values = rowsOfPage(page).map(({ line, cells }) => ({
          importId: row.id,
          sheet,
          line,
          cells: [...cells],
          state: sheet === 0 ? ('WAITING' as const) : ('ASIDE' as const),
        }));
        await tx.insert(importRows).values(values);
      }
    }
    await recordAudit(tx, actor, 'import.start', { id: row.id, agencyId }, { detail: { rows } });
    return row.id;
  });
}

/** Tables that are kept, of which one is chosen, with the names of those that are too many. */
function withinBounds<Table extends { readonly sheet: string; readonly rowCount: number }>(
  tables: readonly Table[],
): { kept: Table[]; left: string[] } {
  const kept: Table[] = [];
  const left: string[] = [];
  let rows = 0;
  for (const table of tables) {
    if (kept.length > 0 && rows + table.rowCount > 2 * MOST_ROWS) left.push(table.sheet);
    else {
      kept.push(table);
      rows += table.rowCount;
    }
  }
  return { kept, left };
}
