import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { placeGivenBack } from '../notices';
import type { Convocated } from '../queries';

/** Ends the days in the calendar of a talent that gave a confirmed place back, unless it has it again within ten minutes. */
export async function tellGivenBack(tx: Tx, { id, agencyId, talentId, eventId }: Convocated): Promise<void> {
  const [talent] = await tx.select({ email: talents.email }).from(talents).where(eq(talents.id, talentId));
  const to = { agencyId, talentId, eventId, email: talent?.email ?? null };
  await notify(tx, placeGivenBack, to, { convocatedId: id });
}
