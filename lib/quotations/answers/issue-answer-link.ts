import type { Tx } from '@/db/client';
import { linksExpireAt } from '@/lib/core/calendar';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';

type Offered = {
  readonly id: string;
  readonly agencyId: string;
  readonly endDate: Date;
  readonly validUntil: Date | null;
  readonly timeZone: string;
};

/**
 * Makes a link by which the client reads and answers a quotation; those given before go on working. It outlives the
 * validity, so that who comes late reads that it ran out and whom to ask. The caller has decided that it may be given.
 */
export function issueAnswerLink(tx: Tx, quotation: Offered): Promise<string> {
  const { id, agencyId, endDate, validUntil, timeZone } = quotation;
  return issueLink(tx, {
    purpose: 'QUOTATION_ANSWER',
    subject: { quotationId: id },
    agencyId,
    expiresAt: linksExpireAt(validUntil && validUntil > endDate ? validUntil : endDate, timeZone),
  });
}
