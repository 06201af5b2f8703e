import { and, eq, isNull } from 'drizzle-orm';
import { showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayChoose } from './policy';

/** Notes that a viewer looks at its page now. Throws FORBIDDEN. */
export async function noteChoosingOpened(actor: Actor): Promise<boolean> {
  const { agencyId, subject } = mayChoose(actor);
  const noted = await database()
    .update(showcaseViewers)
    .set({ openedAt: currentTime() })
    .where(
      and(
        eq(showcaseViewers.id, subject.viewerId),
        eq(showcaseViewers.agencyId, agencyId),
        isNull(showcaseViewers.revokedAt),
      ),
    )
    .returning({ id: showcaseViewers.id });
  return noted.length > 0;
}
