import { and, eq } from 'drizzle-orm';
import { importMappings, importRows, imports } from '@/db/schema';
import type { ImportKindName } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { displayName } from '@/lib/storage/file-name';
import { requireConfirmedEmail } from './confirmed-email';
import { importKind } from './define-import';
import { readTable, rowsOfPage } from './read-table';
import { guessMapping } from './rules';

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
  const { headers, rows, pages } = await readTable(bytes);
  return transact(async (tx) => {
    const of = and(eq(importMappings.agencyId, agencyId), eq(importMappings.kind, kindName));
    const [kept] = await tx.select({ fields: importMappings.fields }).from(importMappings).where(of);
    const mapping = guessMapping(headers, kind.fields, kept?.fields ?? {});
    const [row] = await tx
      .insert(imports)
      .values({
        agencyId,
        kind: kindName,
        createdBy: userId,
        fileName: displayName(name, 'csv').replace(/\.csv$/, ''),
        headers: [...headers],
        mapping: { ...mapping },
      })
      .returning({ id: imports.id });
    if (!row) throw new Error('the import was not returned');
    for (const page of pages) {
      const values = rowsOfPage(page).map(({ line, cells }) => ({
        importId: row.id,
        line,
        cells: [...cells],
      }));
      await tx.insert(importRows).values(values);
    }
    await recordAudit(tx, actor, 'import.start', { id: row.id, agencyId }, { detail: { rows } });
    return row.id;
  });
}
