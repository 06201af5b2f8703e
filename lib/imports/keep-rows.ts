import { and, asc, eq, sql } from 'drizzle-orm';
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
import {
  type ImportKind,
  identityKey,
  importKind,
  type ReadRow,
  type RowProblem,
  type RowReader,
} from './define-import';
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
  // One import of an agency at a time: the same file may have been tried twice before either runs.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${found.agencyId}`}, 0))`);
  const rows = await tx
    .select({ id: importRows.id, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, found.id), eq(importRows.state, 'WAITING')))
    .orderBy(asc(importRows.line))
    .limit(AT_ONCE)
    .for('update');
  const owner = { importId: found.id, agencyId: found.agencyId, tells: found.tells };
  const read = rows.map(({ id, cells }) => ({ id, row: readRow(reader, valuesOf(cells, found.mapping)) }));
  const known = await reader.known(
    tx,
    read.flatMap(({ row }) => ('input' in row ? row.identities.filter(({ isHint }) => !isHint) : [])),
  );
  const inputs = read.flatMap(({ row }) => ('input' in row ? [row.input] : []));
  const beside = await kind.beside?.(tx, inputs, owner);
  for (const { id, row } of read) {
    const meanwhile = knownOf(row, known);
    const done =
      'problems' in row || meanwhile.length > 0
        ? { state: 'FAILED' as const, problems: 'problems' in row ? [...row.problems] : meanwhile }
        : await tx
            .transaction((inner) => kind.keep(inner, actor, row.input, owner, beside))
            .then((entityId) => ({ state: 'KEPT' as const, entityId, problems: [] }))
            .catch((error: unknown) => ({ state: 'FAILED' as const, problems: problemsOf(error) }));
    await tx.update(importRows).set(done).where(eq(importRows.id, id));
  }
  return rows.length;
}

/** Why a row is not kept that came in otherwise since it was tried. */
function knownOf(row: ReadRow<unknown>, known: ReadonlyMap<string, string>): RowProblem[] {
  if ('problems' in row) return [];
  return row.identities.flatMap((identity) => {
    const key = identity.isHint ? undefined : known.get(identityKey(identity));
    return key ? [{ field: identity.field, key }] : [];
  });
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
