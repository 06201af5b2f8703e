import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { LOGO } from './file-kinds';
import { isUnshown } from './queries';

type Change = {
  readonly agencyId: string;
  /** File that the row shows now. */
  readonly before: string | null;
  /** File that it is to show: an uploaded image of the agency's, or none. */
  readonly after: string | null;
  /** The field at which it is refused; `logo` unless told. */
  readonly field?: string;
};

const ownImage = ({ agencyId }: Change, fileId: string) =>
  and(eq(files.id, fileId), eq(files.agencyId, agencyId), eq(files.kind, LOGO.name), isNull(files.deletedAt));

/**
 * Publishes the image that a row is about to show under its permanent address. Throws INVALID at its field, alike
 * for what is not there, is no image and is another agency's.
 */
export async function publishImage(tx: Tx, change: Change): Promise<void> {
  if (change.after === null || change.after === change.before) return;
  const [file] = await tx
    .update(files)
    .set({ visibility: 'PUBLIC' })
    .where(ownImage(change, change.after))
    .returning({ id: files.id });
  if (!file) throw new AppError('INVALID', 'errors.invalid', { [change.field ?? 'logo']: 'validation.logo' });
}

/**
 * Makes the image that the row showed before private again, unless another row still shows it. Called after the row is
 * written.
 */
export async function retireImage(tx: Tx, change: Change): Promise<void> {
  if (change.before === null || change.after === change.before) return;
  // Locked first, so that somebody who publishes it meanwhile is seen by the look that follows.
  await tx.select({ id: files.id }).from(files).where(ownImage(change, change.before)).for('update');
  await tx
    .update(files)
    .set({ visibility: 'PRIVATE' })
    .where(and(ownImage(change, change.before), isUnshown));
}
