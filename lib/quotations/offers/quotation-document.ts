import type { Accented } from '@/lib/pdf/document-shell';
import type { Verifiable } from '@/lib/pdf/verification';
import type { OfferContent, OfferLine } from './offer-content';
import type { Acceptance } from './wording';

export type QuotationDocumentLine = OfferLine;

/** The content of the PDF: the offer, and its acceptance. */
export type QuotationDocument = Omit<OfferContent, 'agency'> &
  Verifiable & {
    readonly productName: string;
    /** It was accepted: what could be chosen is chosen. */
    readonly decided?: boolean;
    /** Once its client accepted it by its link. */
    readonly acceptance?: Acceptance | null;
    readonly agency: OfferContent['agency'] &
      Accented & {
        /** PNG or JPEG bytes. */
        readonly logo: Buffer | null;
      };
  };
