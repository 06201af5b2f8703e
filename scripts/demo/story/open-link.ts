import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkActor, LinkSubject } from '@/lib/core/actor';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';

type Link = {
  readonly purpose: LinkPurpose;
  readonly subject: LinkSubject;
  readonly agencyId: string;
  /** Of links that live as long as an event. */
  readonly endOfEvent?: Date;
};

/** Who opens a link as it is mailed. The mail is not written. */
export async function openLink({ purpose, subject, agencyId, endOfEvent }: Link): Promise<LinkActor> {
  const expiresAt = linkExpiry(purpose, currentTime(), endOfEvent ?? null);
  const url = await transact((tx) => issueLink(tx, { purpose, subject, agencyId, expiresAt }));
  const holder = await findLinkActor(purpose, subject, new URL(url).searchParams.get('k') ?? '');
  if (!holder) throw new Error(`The link for ${purpose} opens nothing`);
  return holder;
}
