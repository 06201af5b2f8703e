import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from '@/lib/core/actor';
import { linkPurpose } from '@/lib/core/link-purposes';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { hashLinkSecret, newLinkSecret } from '../link-secret';
import { linkPath } from './rules';

export type LinkRequest = {
  readonly purpose: LinkPurpose;
  readonly subject: LinkSubject;
  readonly agencyId: string | null;
  /** Person of the agency who passes the link on; absent when it goes straight to its holder. */
  readonly givenToUserId?: string;
  readonly expiresAt: Date;
};

/** What is given or mailed long after an event still opens for so long. */
const LEAST_MS = 7 * 24 * 60 * 60 * 1000;

function livingUntil({ purpose, expiresAt }: LinkRequest): Date {
  if (!('afterEvent' in linkPurpose(purpose).life)) return expiresAt;
  const least = currentTime().getTime() + LEAST_MS;
  return expiresAt.getTime() > least ? expiresAt : new Date(least);
}

/**
 * Makes a link and keeps only the hash of its secret, so this is the one moment the whole address
 * is known. The caller has already decided that the actor may have it.
 */
export async function issueLink(tx: Tx, request: LinkRequest): Promise<string> {
  const secret = newLinkSecret();
  await tx.insert(linkTokens).values({
    tokenHash: hashLinkSecret(secret),
    purpose: request.purpose,
    agencyId: request.agencyId,
    givenToUserId: request.givenToUserId ?? null,
    expiresAt: livingUntil(request),
    singleUse: linkPurpose(request.purpose).singleUse,
    ...request.subject,
  });
  return `${env().APP_URL}${linkPath(request.purpose, request.subject)}?k=${secret}`;
}
