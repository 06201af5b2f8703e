/** The words of an agency to its client besides the figures. An empty text is none. */
export type OfferWords = {
  readonly message: string;
  readonly paymentTerms: string;
  /** A condition on each line. */
  readonly terms: string;
  /** Days from being sent, the day itself not counted. */
  readonly validityDays: number;
};

/** The words typed in one quotation: null where the agency's own hold. */
export type TypedWords = { readonly [K in keyof OfferWords]: OfferWords[K] | null };

type Agency = {
  readonly payment: string | null;
  readonly quotationMessage: string | null;
  readonly quotationTerms: string | null;
  readonly quotationValidityDays: number | null;
};

/** The conditions of an agency that has written none of its own. */
export const USUAL_TERMS = [
  'Los cambios de fechas, ciudad, horario o cantidades requieren una nueva versión de esta cotización',
  'La disponibilidad de los talentos se confirma con la aceptación de la cotización',
].join('\n');

/** The usual words of an agency's quotations; `usualValidityDays` is constant 77. */
export const agencyWords = (agency: Agency, usualValidityDays: number): OfferWords => ({
  message: agency.quotationMessage ?? '',
  paymentTerms: agency.payment ?? '',
  terms: agency.quotationTerms ?? USUAL_TERMS,
  validityDays: agency.quotationValidityDays ?? usualValidityDays,
});

export const wordsOf = (typed: TypedWords, own: OfferWords): OfferWords => ({
  message: typed.message ?? own.message,
  paymentTerms: typed.paymentTerms ?? own.paymentTerms,
  terms: typed.terms ?? own.terms,
  validityDays: typed.validityDays ?? own.validityDays,
});

/** The conditions one by one, without empty lines. */
export const termItems = (terms: string): string[] =>
  terms
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A text as an offer holds it: null for nothing. */
export const writtenText = (text: string): string | null => (text.trim() === '' ? null : text.trim());
