import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { PHOTO } from '@/lib/core/states';

/**
 * Makes the portrait of each talent the photo of type PROFILE that is approved and newest, else the newest that is not
 * archived, with its state and observation: called after whatever changes one. One statement.
 */
export async function followPortrait(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update talents set (photo_file_id, photo_state_id, observation) = (
      select file_id, state_id, observation from talent_photos
      where talent_id = talents.id and type = 'PROFILE' and state_id <> ${PHOTO.ARCHIVED}
      order by (state_id = ${PHOTO.APPROVED}) desc, created_at desc, id desc limit 1)
    where id = any(${sql.param([...talentIds])})`);
}
