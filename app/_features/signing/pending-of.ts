import type { PendingSignatures } from '@/lib/contracts/agency-signing/queries';
import type { PendingProps } from './pending-signatures';
import { sentCode } from './sent-code';

/** What waits as the browser gets it: of one event, or of all, whose names are told then. */
export const pendingOf = (
  { papers, seen, representative, step }: PendingSignatures,
  eventId: string | null,
): Omit<PendingProps, 'maySign'> => ({
  eventId,
  papers: papers.map(({ id, act, contract, talentName, eventName }) => ({
    id,
    act,
    contract,
    talentName,
    eventName: eventId ? null : eventName,
  })),
  seen,
  representative,
  sent: sentCode(step),
});
