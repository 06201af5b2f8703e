import { and, eq } from 'drizzle-orm';
import { contractConsents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { CONTRACT_TYPE_ID } from '../clauses/clauses';
import { type ConsentInput, consentInput } from '../inputs';
import { maySignContract } from '../policy';
import { findContract, findEngagement } from '../queries';
import { maySign } from '../rules';

/**
 * Records when a talent accepted one of the two texts, by the server's clock, or deletes that when the box is cleared.
 * Returns the moment, or null. Throws INVALID, FORBIDDEN without a confirmed link, NOT_FOUND, CONFLICT once signed or
 * the event is closed.
 */
export async function recordConsent(actor: Actor, input: ConsentInput): Promise<{ acceptedAt: Date | null }> {
  const { agencyId, subject } = maySignContract(actor);
  const { kind, accepted, typeContract } = parseInput(consentInput, input);
  return transact(async (tx) => {
    if (await findContract(tx, subject.eventId, subject.talentId)) throw conflict('contract.alreadySigned');
    const engagement = await findEngagement(tx, subject.eventId, subject.talentId);
    const now = currentTime();
    if (!engagement || !maySign(engagement)) throw notFound('contract.notForTalent');
    if (isClosed(stateAt(engagement.event, engagement.confirmed, now)))
      throw conflict('contract.eventExpired');
    const contractTypeId = kind === 'clausula' && typeContract ? CONTRACT_TYPE_ID[typeContract] : null;
    const { eventId, talentId } = subject;
    if (accepted) {
      await tx
        .insert(contractConsents)
        .values({ agencyId, eventId, talentId, kind, contractTypeId, acceptedAt: now })
        .onConflictDoUpdate({
          target: [contractConsents.eventId, contractConsents.talentId, contractConsents.kind],
          set: { contractTypeId, acceptedAt: now, updatedAt: now },
        });
    } else {
      await tx
        .delete(contractConsents)
        .where(
          and(
            eq(contractConsents.eventId, eventId),
            eq(contractConsents.talentId, talentId),
            eq(contractConsents.kind, kind),
          ),
        );
    }
    return { acceptedAt: accepted ? now : null };
  });
}
