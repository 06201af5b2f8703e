import type { OfferContent, OfferLine } from '../document/offer-content';

export type QuotationDocumentLine = OfferLine;

/** What the PDF is drawn from: the offer, and who stands on the sheet. */
export type QuotationDocument = Omit<OfferContent, 'agency'> & {
  readonly productName: string;
  readonly agency: OfferContent['agency'] & {
    /** PNG or JPEG bytes. */
    readonly logo: Buffer | null;
  };
};
