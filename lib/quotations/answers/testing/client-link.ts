import type { LinkActor } from '@/lib/core/actor';
import { getOffer } from '../../document/queries';

type Quoted = { readonly id: string; readonly agencyId: string };

/** Where the answers of tests come from. */
export const CONTEXT = { ip: '190.24.1.2', userAgent: 'Mozilla/5.0 (iPhone)' };

/** Who holds the link to answer a quotation. */
export const clientOf = ({ id, agencyId }: Quoted): LinkActor => ({
  kind: 'linkHolder',
  tokenId: crypto.randomUUID(),
  purpose: 'QUOTATION_ANSWER',
  agencyId,
  subject: { quotationId: id },
});

/** The hash of what the page shows now. */
export const hashOf = async (quotation: Quoted): Promise<string> =>
  (await getOffer(clientOf(quotation), quotation.id)).hash;

/** What the form of an acceptance sends. */
export const acceptance = async (quotation: Quoted) => ({
  hash: await hashOf(quotation),
  name: 'Camila Rojas',
  documentTypeId: 1,
  document: '52.123.456',
  confirmed: true,
});
