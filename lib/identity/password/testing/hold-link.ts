import type { LinkActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { issueLink } from '../../link-tokens/issue-link';
import { findLinkActor } from '../../link-tokens/queries';
import { type Person, subjectOf } from '../rules';

/** A living link for that person: whoever holds it, and the secret of its address. */
export async function holdLink(
  purpose: 'ACTIVATION' | 'PASSWORD_RESET',
  person: Person,
  agencyId: string | null = null,
): Promise<{ readonly actor: LinkActor; readonly secret: string }> {
  const subject = subjectOf(person);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const url = await transact((tx) => issueLink(tx, { purpose, subject, agencyId, expiresAt }));
  const secret = new URL(url).searchParams.get('k') ?? '';
  const actor = await findLinkActor(purpose, subject, secret);
  if (!actor) throw new Error('the link does not live');
  return { actor, secret };
}
