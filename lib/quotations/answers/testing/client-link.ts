import type { LinkActor } from '@/lib/core/actor';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { getOffer } from '../../offers/queries';

type Quoted = { readonly id: string; readonly agencyId: string };

/** The origin of the answers in tests. */
export const CONTEXT = { ip: '190.24.1.2', userAgent: 'Mozilla/5.0 (iPhone)' };

/** The holder of a valid link to answer a quotation. */
export async function clientOf({ id: quotationId, agencyId }: Quoted): Promise<LinkActor> {
  const subject = { quotationId };
  const expiresAt = new Date(currentTime().getTime() + 3_600_000);
  const url = await transact((tx) =>
    issueLink(tx, { purpose: 'QUOTATION_ANSWER', subject, agencyId, expiresAt }),
  );
  const secret = new URL(url).searchParams.get('k') ?? '';
  const actor = await findLinkActor('QUOTATION_ANSWER', subject, secret);
  if (!actor) throw new Error('the link does not live');
  return actor;
}

/** The hash of what the page shows now. */
export async function hashOf(quotation: Quoted): Promise<string> {
  return (await getOffer(await clientOf(quotation), quotation.id)).hash;
}

/** The input of an acceptance. */
export const acceptance = async (quotation: Quoted) => ({
  hash: await hashOf(quotation),
  name: 'Camila Rojas',
  documentTypeId: 1,
  document: '52.123.456',
  confirmed: true,
});
