import { eq, max } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { showcaseRounds } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { clientContact } from '@/lib/events/advance/client-contact';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { showcaseSent } from '../../notices';
import type { Viewer } from './lock-viewer';

/**
 * Mails a viewer the link by which it chooses, and what it is asked for in its newest round. The caller locks the event.
 * Throws RATE_LIMITED for a second click.
 */
export async function mailViewer(tx: Tx, viewer: Viewer & { readonly email: string }): Promise<void> {
  const { id: viewerId, agencyId, eventId, email } = viewer;
  const [newest] = await tx
    .select({ round: max(showcaseRounds.number) })
    .from(showcaseRounds)
    .where(eq(showcaseRounds.viewerId, viewerId));
  const round = newest?.round ?? 1;
  if (await wasSentLately(tx, showcaseSent, { viewerId, round: String(round) }))
    throw new AppError('RATE_LIMITED', 'errors.showcaseMail.justSent');
  const { clientId } = await clientContact(tx, eventId);
  await notify(tx, showcaseSent, { agencyId, eventId, clientId, email }, { viewerId, round });
}
