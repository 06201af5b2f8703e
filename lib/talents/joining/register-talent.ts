import type { Actor } from '@/lib/core/actor';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { createTalent, type JoiningContext } from './create-talent';
import type { CreateTalentInput } from './inputs';

/**
 * Registers who comes alone, and answers the path where the same browser adds photos for a day: it has no password yet,
 * and is not asked to wait for the mail. Throws as `createTalent`.
 */
export async function registerTalent(
  actor: Actor,
  input: CreateTalentInput,
  context: JoiningContext,
): Promise<string> {
  const talentId = await createTalent(actor, input, context);
  const url = await transact((tx) =>
    issueLink(tx, {
      purpose: 'JOINING_PHOTOS',
      subject: { talentId },
      agencyId: null,
      expiresAt: linkExpiry('JOINING_PHOTOS', currentTime(), null),
    }),
  );
  const { pathname, search } = new URL(url);
  return pathname + search;
}
