import { and, eq } from 'drizzle-orm';
import { importRows } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ImportIdInput, importIdInput, type RunImportInput, runImportInput } from './inputs';
import { keepRows, removeRows } from './jobs';
import { getImport, moveImport } from './lock-import';

/**
 * Brings in the rows that wait, as one job, and drops those of the file's other sheets. Throws CONFLICT before they were tried, when none waits and once it runs;
 * RATE_LIMITED when more people would be told by mail than the agency may; NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function runImport(actor: Actor, input: RunImportInput): Promise<string> {
  const { id, tells } = parseInput(runImportInput, input);
  const { agencyId } = await getImport(actor, id);
  const waiting = await database().$count(
    importRows,
    and(eq(importRows.importId, id), eq(importRows.state, 'WAITING')),
  );
  if (waiting === 0) throw conflict('errors.import.nothing');
  if (tells) await spendAllowance(actor, 'mail', waiting);
  await transact(async (tx) => {
    await moveImport(tx, id, ['CHECKED'], { state: 'RUNNING', tells });
    await tx.delete(importRows).where(and(eq(importRows.importId, id), eq(importRows.state, 'ASIDE')));
    await recordAudit(tx, actor, 'import.run', { id, agencyId }, { detail: { rows: waiting, tells } });
    await enqueue(tx, keepRows, { importId: id }, { owner: agencyId });
  });
  return id;
}

/**
 * Takes out again what came in by an import and nobody has used since, as one job; what stays says why. Throws CONFLICT
 * unless it is done, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function undoImport(actor: Actor, input: ImportIdInput): Promise<string> {
  const { id } = parseInput(importIdInput, input);
  const { agencyId } = await getImport(actor, id);
  await transact(async (tx) => {
    await moveImport(tx, id, ['DONE'], { state: 'UNDOING' });
    await recordAudit(tx, actor, 'import.undo', { id, agencyId });
    await enqueue(tx, removeRows, { importId: id }, { owner: agencyId });
  });
  return id;
}
