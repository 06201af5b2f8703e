import { QUOTATION } from '@/lib/core/states';
import { endingOf, stateAt } from '../rules';

/** The status of an offer for the holder of its link. */
export type OfferStatus = 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'VOIDED' | 'REPLACED';

type Dated = {
  readonly stateId: number;
  readonly validUntil: Date | null;
  readonly voidedAt: Date | null;
  readonly supersededAt: Date | null;
};

/** The status of an offer at a moment; null for a draft, which no client sees. */
export function offerStatus(quotation: Dated, now: Date): OfferStatus | null {
  const ending = endingOf(quotation);
  if (ending) return ending === 'VOIDED' ? 'VOIDED' : 'REPLACED';
  switch (stateAt(quotation, now)) {
    case QUOTATION.SENT:
      return 'OPEN';
    case QUOTATION.ACCEPTED:
      return 'ACCEPTED';
    case QUOTATION.REJECTED:
      return 'REJECTED';
    case QUOTATION.EXPIRED:
      return 'EXPIRED';
    default:
      return null;
  }
}

export const REASON_CODES = ['PRICE', 'OTHER_AGENCY', 'EVENT_OFF', 'PROFILES', 'OTHER'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** The greatest number of change requests for one version. */
export const MAXIMUM_CHANGES = 20;

/** Coming back within half an hour is still the same reading. */
export const OPENING_PAUSE_MS = 30 * 60 * 1000;

/** The masked number of a document for the holder of the link: 'CC ···456'. */
export function maskedDocument(code: string | null, number: string): string {
  const shown = number.length > 5 ? `···${number.slice(-3)}` : '···';
  return [code, shown].filter(Boolean).join(' ');
}

/** The proof of acceptance in the PDF; null while nobody accepted by the link. */
export function acceptanceOf(
  answers: readonly {
    readonly answer: string;
    readonly name: string;
    readonly documentType: string | null;
    readonly document: string | null;
    readonly versionHash: string;
    readonly createdAt: Date;
  }[],
): { name: string; document: string | null; at: string; hash: string } | null {
  const accepted = answers.find(({ answer }) => answer === 'ACCEPTED');
  if (!accepted) return null;
  const { name, documentType, document, versionHash, createdAt } = accepted;
  const shown = document && maskedDocument(documentType, document);
  return { name, document: shown, at: createdAt.toISOString(), hash: versionHash };
}

type Sent = { readonly clientId: string | null; readonly emailClient: string | null };

/** From this many valid links to one version on, only the agency makes more. */
const MANY_LINKS = 50;

const sameAddress = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The holder of a link to a replaced version, or to what something was added to, may open the newer one when it was sent to
 * the same client at the same address, and when links to it are valid: an agency that ended those has ended this way too.
 */
export const mayOpenNewer = (replaced: Sent, newer: Sent & { readonly livingLinks: number }): boolean =>
  newer.clientId !== null &&
  newer.clientId === replaced.clientId &&
  sameAddress(newer.emailClient, replaced.emailClient) &&
  newer.livingLinks > 0 &&
  newer.livingLinks < MANY_LINKS;
