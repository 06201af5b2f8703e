import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files, talentPhotos, talents } from '@/db/schema';
import { PHOTO } from '@/lib/core/states';
import { TALENT_PHOTO } from '../file-kinds';
import { mayBePublished } from '../shown';

/**
 * Publishes the approved photos of talents who may be shown, and takes all others back: called after whatever decides
 * either. One statement.
 */
export async function followVisibility(tx: Tx, talentIds: readonly string[]): Promise<void> {
  const published = exists(
    tx
      .select({ one: sql`1` })
      .from(talentPhotos)
      .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
      .where(
        and(eq(talentPhotos.fileId, files.id), eq(talentPhotos.stateId, PHOTO.APPROVED), mayBePublished()),
      ),
  );
  await tx
    .update(files)
    .set({ visibility: sql`case when ${published} then 'PUBLIC' else 'PRIVATE' end` })
    .where(
      and(
        sql`${files.talentId} = any(${sql.param([...talentIds])})`,
        eq(files.kind, TALENT_PHOTO.name),
        isNull(files.deletedAt),
      ),
    );
}
