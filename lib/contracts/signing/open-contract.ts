import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { findSignatory } from '../clauses/signatory';
import { type ConfirmedBrowser, confirmCode, type GivenCode } from '../link-codes/confirm-code';
import type { ConfirmCodeInput } from '../link-codes/inputs';
import type { CodeHolder } from '../link-codes/policy';
import { findEngagement } from '../queries';
import { maySign, whyNotOfAge } from '../rules';
import { keepOpenings } from '../signing-codes/openings';
import { destinationsOf } from '../signing-codes/queries';
import { wordTexts } from './shown-texts';

/**
 * Takes back the code that opens a page, as `confirmCode`. That of a contract is bound to the text which its page shows
 * from then on: for some minutes, in this browser, it signs that text too.
 */
export const openContract = (
  actor: Actor,
  input: ConfirmCodeInput,
  context: { readonly ip: string | null },
): Promise<ConfirmedBrowser> => confirmCode(actor, input, context, bindToTexts);

/** Only the talent's own code, and only one that could have been sent to sign: to what is on file since long enough. */
async function bindToTexts(
  tx: Tx,
  { purpose, agencyId, subject }: CodeHolder,
  { code, browserId, at }: GivenCode,
): Promise<void> {
  const { eventId, talentId } = subject;
  const { sentAt, codeHash } = code;
  if (purpose !== 'CONTRACT' || !agencyId || !eventId || !sentAt || !codeHash) return;
  const engagement = await findEngagement(tx, eventId, talentId);
  if (!engagement || !maySign(engagement) || whyNotOfAge(engagement, at)) return;
  const signatory = await findSignatory(tx, engagement, at);
  const to = destinationsOf(signatory).destinations.find(({ channel }) => channel === code.channel);
  if (signatory.role !== 'TALENT' || !to?.since || to.since > code.createdAt) return;
  const worded = await wordTexts(tx, engagement, signatory, at);
  const hashes = Object.values(worded?.texts ?? {}).map(({ seen }) => seen);
  const sent = { channel: to.channel, destination: to.destination, destinationSince: to.since };
  await keepOpenings(tx, hashes, {
    talentId,
    agencyId,
    scopeId: eventId,
    ...sent,
    codeHash,
    sentAt,
    verifiedAt: at,
    confirmationId: browserId,
  });
}
