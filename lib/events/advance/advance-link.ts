import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { conflict } from '@/lib/core/errors';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockEvent } from '../lock-event';
import { type OfEventInput, ofEventInput } from './inputs';
import { mayKeepMoney } from './policy';
import { advanceState } from './rules';

type Asked = {
  readonly id: string;
  readonly agencyId: string;
  readonly endDate: Date;
  readonly timeZone: string;
};

/** Makes a link by which a client reads its advance; those given before go on working. The caller has decided. */
export const issueAdvanceLink = (tx: Tx, { id, agencyId, endDate, timeZone }: Asked): Promise<string> =>
  issueLink(tx, {
    purpose: 'ADVANCE',
    subject: { eventId: id },
    agencyId,
    expiresAt: linksExpireAt(endDate, timeZone),
  });

/** A fresh link to the client's page, to pass on by hand. Throws CONFLICT where nothing is asked for. */
export async function shareAdvanceLink(actor: Actor, input: OfEventInput): Promise<string> {
  const { agencyId } = mayKeepMoney(actor);
  const { eventId } = parseInput(ofEventInput, input);
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    if (advanceState(event) === null) throw conflict('errors.advance.notAsked');
    await recordAudit(tx, actor, 'event.share-advance', event);
    return issueAdvanceLink(tx, event);
  });
}
