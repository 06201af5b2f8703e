import type { OfferContent, OfferLine } from '../document/offer-content';
import type { Acceptance } from '../document/wording';

export type QuotationDocumentLine = OfferLine;

/** What the PDF is drawn from: the offer, and who stands on the sheet. */
export type QuotationDocument = Omit<OfferContent, 'agency'> & {
  readonly productName: string;
  /** Once its client accepted it by its link. */
  readonly acceptance?: Acceptance | null;
  readonly agency: OfferContent['agency'] & {
    /** PNG or JPEG bytes. */
    readonly logo: Buffer | null;
  };
};
