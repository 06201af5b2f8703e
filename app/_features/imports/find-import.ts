import type { ImportKindName } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { getImportDetail, type ImportDetail } from '@/lib/imports/queries';

/** An import of that kind of the own agency; null for any other id. */
export async function findImport(
  actor: Actor,
  kind: ImportKindName,
  id: string,
): Promise<ImportDetail | null> {
  if (!isUuid(id)) return null;
  const found = await getImportDetail(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  return found?.kind === kind ? found : null;
}
