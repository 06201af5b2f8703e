import type { Db } from '@/db/client';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createQuotation } from '../../drafts/create-quotation';
import type { QuotationLineInput } from '../../inputs';
import { sendQuotation } from '../../sending/send-quotation';
import { draftInput, lineInput } from '../../testing/draft-input';
import { clientOf } from './client-link';

/** Two models for sure, one that may be left, a musician or two dearer ones, and three to eight hostesses. */
export const sure: QuotationLineInput = lineInput;
export const extra: QuotationLineInput = { ...lineInput, budget: 300_000, optional: true, taken: false };
export const musician: QuotationLineInput = {
  ...lineInput,
  profile: 'musico',
  budget: 400_000,
  alternative: 'Música',
};
export const dearer: QuotationLineInput = { ...musician, budget: 700_000, taken: false };
export const hosts: QuotationLineInput = {
  ...lineInput,
  genders: [{ gender: 'MASCULINO', quantity: 4 }],
  leastPeople: 3,
  mostPeople: 8,
};

export const CHOOSABLE = [sure, extra, musician, dearer, hosts];

/** The same with the option, the other musicians and all the hostesses, as its page sends it. */
export const ALL_OF_IT = { elige: 'si', 'con.1': 'si', 'una.2': '3', 'personas.4': '8' } as const;

/** A quotation of these lines that was sent, its agency, and the holder of its link. */
export async function makeChoosable(db: Db, more: Partial<typeof draftInput> = {}) {
  const { actor, agency } = await makeAgencyUser(db);
  const client = await makeClient(db, { agency });
  const lines = [...CHOOSABLE];
  const draft = await createQuotation(actor, { ...draftInput, lines, ...more, clientId: client.id });
  const quotation = await sendQuotation(actor, { id: draft.id, total: draft.total });
  return { actor, quotation, client: await clientOf(quotation) };
}
