import type { Tx } from '@/db/client';
import type { How } from '@/lib/notifications/choose-channels';
import type { Notice } from '@/lib/notifications/define-notice';
import { notifyAll } from '@/lib/notifications/notify';

type Place = { readonly convocatedId: string; readonly talentId: string; readonly email: string | null };

/** Tells people who have a place in an event the same, each of its own place. */
export const tellPlaces = (
  tx: Tx,
  notice: Notice<{ convocatedId: string }>,
  { agencyId, id: eventId }: { readonly agencyId: string; readonly id: string },
  people: readonly Place[],
  how: How = {},
): Promise<void> =>
  notifyAll(
    tx,
    notice,
    people.map(({ convocatedId, talentId, email }) => ({
      to: { agencyId, eventId, talentId, email },
      payload: { convocatedId },
    })),
    how,
  );
