import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { endFeed, feedSince, makeFeed } from '@/lib/identity/calendar-feeds/feeds';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';

function own(actor: Actor) {
  const { talentId } = requireTalent(actor);
  return { kind: 'talent', talentId } as const;
}

/** Makes a secret address of one's calendar (`makeFeed`). Throws UNAUTHENTICATED, FORBIDDEN. */
export async function makeCalendar(actor: Actor): Promise<string> {
  const holder = own(actor);
  return transact(async (tx) => {
    const address = await makeFeed(tx, holder);
    await recordAudit(tx, actor, 'talent.make-calendar', { id: holder.talentId, agencyId: null });
    return address;
  });
}

/** Ends the address of one's calendar; false when there was none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function endCalendar(actor: Actor): Promise<boolean> {
  const holder = own(actor);
  return transact(async (tx) => {
    const ended = await endFeed(tx, holder);
    if (ended) await recordAudit(tx, actor, 'talent.end-calendar', { id: holder.talentId, agencyId: null });
    return ended;
  });
}

/** When one's calendar got its address; null when it has none. Throws UNAUTHENTICATED, FORBIDDEN. */
export const calendarSince = async (actor: Actor): Promise<Date | null> => feedSince(own(actor));
