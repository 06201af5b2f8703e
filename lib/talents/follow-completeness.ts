import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentPhotos, talentProfiles, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { PHOTO, TALENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { mayBeShown } from './shown';

/**
 * Puts a registered talent (16) before the administrator (17) once its profile says who it is: birth date, city, phone,
 * identification, a main profile and a photo, and under 18 the guardian's consent. Called after what may complete it.
 */
export async function followCompleteness(tx: Tx, actor: Actor, talentId: string): Promise<void> {
  const one = { one: sql`1` };
  const profile = tx
    .select(one)
    .from(talentProfiles)
    .where(and(eq(talentProfiles.talentId, talents.id), eq(talentProfiles.main, true)));
  const photo = tx
    .select(one)
    .from(talentPhotos)
    .where(
      and(
        eq(talentPhotos.talentId, talents.id),
        inArray(talentPhotos.stateId, [PHOTO.PENDING, PHOTO.APPROVED]),
      ),
    );
  const [row] = await tx
    .update(talents)
    .set({ stateId: TALENT.IN_REVIEW, updatedAt: currentTime() })
    .where(
      and(
        eq(talents.id, talentId),
        eq(talents.stateId, TALENT.REGISTERED),
        isNotNull(talents.birthdate),
        isNotNull(talents.residenceCityId),
        isNotNull(talents.phone),
        isNotNull(talents.identification),
        mayBeShown(),
        exists(profile),
        exists(photo),
      ),
    )
    .returning({ id: talents.id });
  if (!row) return;
  const change = { from: TALENT.REGISTERED, to: TALENT.IN_REVIEW };
  await recordAudit(tx, actor, 'talent.complete', { id: talentId, agencyId: null }, change);
}
