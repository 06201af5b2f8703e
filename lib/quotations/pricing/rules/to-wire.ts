import type { DerivedFigures, PricedLine, PricedQuotation, QuotationFigures } from './priced-quotation';

/** A priced quotation with the names of the specification. */
export type WireQuotation = {
  readonly quotation: Omit<QuotationFigures, 'platformFeeSubtotal'> & { readonly subtotalItalentt: number };
  readonly derived: DerivedFigures;
  readonly quotationTypeTalents: readonly WireLine[];
};

export type WireLine = Omit<PricedLine, 'platformFee' | 'talentWithholding' | 'appliedWithholding'> & {
  readonly gainItalentt: number;
  readonly talentWithholdingStatus: string;
};

/** From the names used inside to those of the specification's wire. */
export function toWire({ quotation, derived, lines }: PricedQuotation): WireQuotation {
  const { platformFeeSubtotal, ...figures } = quotation;
  return {
    quotation: { ...figures, subtotalItalentt: platformFeeSubtotal },
    derived,
    quotationTypeTalents: lines.map(toWireLine),
  };
}

function toWireLine(line: PricedLine): WireLine {
  const { platformFee, talentWithholding: _, appliedWithholding, ...figures } = line;
  return { ...figures, gainItalentt: platformFee, talentWithholdingStatus: appliedWithholding };
}
