import { and, eq, ne } from 'drizzle-orm';
import { talentCalendars, talents } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { hashLinkSecret } from '@/lib/identity/link-tokens/secret';
import { database } from '@/lib/platform/database';

/** When one's calendar got its address; null when it has none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function calendarSince(actor: Actor): Promise<Date | null> {
  const { talentId } = requireTalent(actor);
  const [row] = await database()
    .select({ createdAt: talentCalendars.createdAt })
    .from(talentCalendars)
    .where(eq(talentCalendars.talentId, talentId));
  return row?.createdAt ?? null;
}

/** The talent whose calendar has that secret address, unless it is suspended; null for none. */
export async function talentOfCalendar(secret: string): Promise<string | null> {
  const [row] = await database()
    .select({ talentId: talentCalendars.talentId })
    .from(talentCalendars)
    .innerJoin(talents, eq(talents.id, talentCalendars.talentId))
    .where(
      and(eq(talentCalendars.secretHash, hashLinkSecret(secret)), ne(talents.stateId, TALENT.SUSPENDED)),
    );
  return row?.talentId ?? null;
}
