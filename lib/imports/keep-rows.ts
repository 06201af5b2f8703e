import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { importRows, imports } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { expectedError } from '@/lib/platform/database-errors';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { type ImportKind, importKind, type RowProblem, type RowReader } from './define-import';
import { type Import, moveImport } from './lock-import';
import { readRow } from './read-row';
import { valuesOf } from './rules';
import { wordSense } from './word-sense';

const AT_ONCE = 50;

/**
 * Keeps the rows of an import that wait, fifty in a transaction, so that what was done before a failure stays done and
 * is not done again. After half a minute the rest waits for its next
 * turn, behind other agencies' imports. A row that cannot be kept after all fails by itself, and says why.
 */
export const handle: JobHandler<{ importId: string }> = async ({ importId }, { actor, signal }) => {
  const [found] = await database().select().from(imports).where(eq(imports.id, importId));
  if (found?.state !== 'RUNNING') return;
  const kind = importKind(found.kind);
  const reader = await kind.reader(found.agencyId, await wordSense(found, kind, found.mapping));
  const turn = startTurn();
  for (;;) {
    signal.throwIfAborted();
    const count = await transact((tx) => keepSome(tx, actor, found, kind, reader));
    if (count === 0) break;
    if (turn.isOver()) return GO_ON;
  }
  await transact((tx) => moveImport(tx, importId, ['RUNNING'], { state: 'DONE', finishedAt: currentTime() }));
};

async function keepSome(
  tx: Tx,
  actor: JobActor,
  found: Import,
  kind: ImportKind,
  reader: RowReader<unknown>,
): Promise<number> {
  const rows = await tx
    .select({ id: importRows.id, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, found.id), eq(importRows.state, 'WAITING')))
    .orderBy(asc(importRows.line))
    .limit(AT_ONCE)
    .for('update');
  const owner = { importId: found.id, agencyId: found.agencyId, tells: found.tells };
  for (const { id, cells } of rows) {
    const row = readRow(reader, valuesOf(cells, found.mapping));
    const done =
      'problems' in row
        ? { state: 'FAILED' as const, problems: [...row.problems] }
        : await tx
            .transaction((inner) => kind.keep(inner, actor, row.input, owner))
            .then((entityId) => ({ state: 'KEPT' as const, entityId, problems: [] }))
            .catch((error: unknown) => ({ state: 'FAILED' as const, problems: problemsOf(error) }));
    await tx.update(importRows).set(done).where(eq(importRows.id, id));
  }
  return rows.length;
}

/** What a refusal says of the row. Throws what nobody foresaw: the job is tried again. */
function problemsOf(thrown: unknown): RowProblem[] {
  const error = expectedError(thrown);
  if (!(error instanceof AppError)) throw thrown;
  const fields = Object.entries(error.fields);
  return fields.length > 0
    ? fields.map(([field, key]) => ({ field, key: String(key) }))
    : [{ field: null, key: error.messageKey }];
}
