import { and, asc, eq } from 'drizzle-orm';
import { importRows, imports } from '@/db/schema';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { importKind } from './define-import';
import { moveImport } from './lock-import';

const AT_ONCE = 100;

/**
 * Takes out what an import brought in, a hundred in a transaction and for half a minute a turn; each row says whether it
 * stays, and why.
 */
export const handle: JobHandler<{ importId: string }> = async ({ importId }, { actor, signal }) => {
  const [found] = await database().select().from(imports).where(eq(imports.id, importId));
  if (found?.state !== 'UNDOING') return;
  const kind = importKind(found.kind);
  const owner = { importId, agencyId: found.agencyId, tells: found.tells };
  const turn = startTurn();
  for (;;) {
    signal.throwIfAborted();
    const count = await transact(async (tx) => {
      const rows = await tx
        .select({ id: importRows.id, entityId: importRows.entityId })
        .from(importRows)
        .where(and(eq(importRows.importId, importId), eq(importRows.state, 'KEPT')))
        .orderBy(asc(importRows.line))
        .limit(AT_ONCE)
        .for('update');
      const ids = rows.flatMap(({ entityId }) => (entityId ? [entityId] : []));
      const staying = ids.length > 0 ? await kind.remove(tx, actor, ids, owner) : new Map<string, string>();
      for (const { id, entityId } of rows) {
        const why = entityId ? staying.get(entityId) : undefined;
        await tx
          .update(importRows)
          .set(
            why
              ? { state: 'STAYS', problems: [{ field: null, key: why }] }
              : { state: 'UNDONE', entityId: null },
          )
          .where(eq(importRows.id, id));
      }
      return rows.length;
    });
    if (count === 0) break;
    if (turn.isOver()) return GO_ON;
  }
  await transact((tx) => moveImport(tx, importId, ['UNDOING'], { state: 'UNDONE' }));
};
