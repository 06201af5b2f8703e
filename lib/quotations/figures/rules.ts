import { LINE_FIGURES, QUOTATION_FIGURES, TAX_FIGURES } from '@/lib/core/quotation-fields';

/** The figures that the specification spells differently, inside → wire. */
const WIRE_FIGURES: Readonly<Record<string, string>> = {
  platformFeeSubtotal: 'subtotalItalentt',
  platformFee: 'gainItalentt',
};

export const QUOTATION_RESULTS = [...QUOTATION_FIGURES, ...TAX_FIGURES] as const;
export const LINE_RESULTS = [...LINE_FIGURES, ...TAX_FIGURES] as const;

/** The results of a line that the specification sends along. */
export const LINE_INPUT_RESULTS = LINE_RESULTS.filter(
  (figure) => figure !== 'talentWithheld' && figure !== 'nonRecoverableIva',
);

/** One field of the wire for each figure. */
export const moneyFields = <Figure extends string, Field>(
  figures: readonly Figure[],
  field: (figure: Figure) => Field,
): Record<string, Field> =>
  Object.fromEntries(figures.map((figure) => [WIRE_FIGURES[figure] ?? figure, field(figure)]));
