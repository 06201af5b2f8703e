import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { clientContact } from '@/lib/events/advance/client-contact';
import { lockEvent } from '@/lib/events/lock-event';
import { getEvent } from '@/lib/events/queries';
import { isClosed } from '@/lib/events/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../policy';
import { letChoose } from './choosing/invite-viewer';
import { mailViewer } from './choosing/mail-viewer';
import { readDraftState } from './drafting/draft-state';
import { publishDrafts } from './drafting/publish-showcase';
import { type ShowcaseInput, showcaseInput } from './inputs';

/**
 * Publishes the showcase of an event as it was prepared and mails its client, at the address stored with it, where it
 * chooses. Throws INVALID for a client without one, CONFLICT while nobody is shown and for a closed event, NOT_FOUND alike for
 * another agency's, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function sendShowcase(actor: Actor, input: ShowcaseInput): Promise<boolean> {
  const { agencyId } = mayManageConvocatories(actor);
  const { eventId } = parseInput(showcaseInput, input);
  const event = await getEvent(actor, eventId);
  if (isClosed(event.stateId)) throw conflict('errors.event.closed');
  const { shown } = await readDraftState(actor, eventId);
  if (shown === 0) throw conflict('errors.showcaseMail.nobody');
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    await lockEvent(tx, agencyId, eventId);
    await publishDrafts(tx, actor, { agencyId, eventId });
    const { name, email } = await clientContact(tx, eventId);
    if (!email) throw new AppError('INVALID', 'errors.letter.noAddress');
    const viewer = await letChoose(tx, actor, { agencyId, eventId, name: name ?? email, email });
    await mailViewer(tx, { ...viewer, email });
    await recordAudit(tx, actor, 'event.send-showcase', { id: eventId, agencyId });
    return true;
  });
}
