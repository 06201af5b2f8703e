import type { quotationLines, quotations } from '@/db/schema';
import { pick } from '@/lib/core/pick';
import {
  LINE_FIELDS,
  LINE_FIGURES,
  PRICED_FIELDS,
  QUOTATION_FIGURES,
  TAX_FIGURES,
} from '@/lib/core/quotation-fields';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { priceChoices, pricedLine } from '../choices/rules/price-choices';
import { CALC_VERSION } from '../pricing/rules/priced-quotation';
import type { LineInputs } from '../pricing/rules/quotation-inputs';
import type { AllInputs, PricingContext } from './pricing-inputs';
import { isTooLarge } from './rules';

type LineColumns = Omit<typeof quotationLines.$inferInsert, 'agencyId' | 'quotationId'>;

/** The columns that a price is made from, typed or taken from constants. */
export const PRICED_COLUMNS = [...PRICED_FIELDS, 'platformGainPct', 'priceStep', 'producerIvaBase'] as const;
const FIGURES = [...QUOTATION_FIGURES, ...TAX_FIGURES] as const;

const NOTHING = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Record<
  (typeof FIGURES)[number],
  0
>;

export type PricedColumns = {
  readonly quotation: Required<
    Pick<
      typeof quotations.$inferInsert,
      (typeof PRICED_COLUMNS | typeof FIGURES)[number] | 'warnings' | 'calcVersion' | 'taxSnapshot'
    >
  >;
  readonly lines: readonly { readonly columns: LineColumns; readonly genders: LineInputs['genders'] }[];
};

/**
 * The columns that a price fills, of the quotation and of each line; all 0 for a draft of which nothing is taken. A line
 * that is not taken has the figures that it would have.
 * @throws RangeError as `priceQuotation` does, and for more than a row may hold
 */
export function pricedColumns(
  inputs: AllInputs,
  { date, city, agency, client }: Pick<PricingContext, 'date' | 'city' | 'agency' | 'client'>,
  table: TaxTable,
  profileIds: ReadonlyMap<string, number>,
): PricedColumns {
  const made = pick(inputs, PRICED_COLUMNS);
  if (inputs.lines.length === 0) {
    const taxSnapshot = { date, city, agency, client };
    return {
      quotation: { ...made, ...NOTHING, warnings: [], calcVersion: CALC_VERSION, taxSnapshot },
      lines: [],
    };
  }
  const choices = priceChoices(inputs, table);
  if (isTooLarge(choices, inputs.currency)) throw new RangeError('above the ceiling');
  const { priced, lines, taxSnapshot, warnings } = choices;
  return {
    quotation: {
      ...made,
      ...(priced
        ? { ...pick(priced.quotation, QUOTATION_FIGURES), ...pick(priced.derived, TAX_FIGURES) }
        : NOTHING),
      warnings: [...warnings],
      calcVersion: CALC_VERSION,
      taxSnapshot,
    },
    lines: inputs.lines.map((line, position) => {
      const { profile, ...typed } = pick(line, LINE_FIELDS);
      const profileId = profileIds.get(profile);
      const placed = lines[position];
      if (profileId === undefined || !placed) throw new Error(`no profile ${profile}`);
      const figures = pick(pricedLine(placed), [...LINE_FIGURES, ...TAX_FIGURES, 'people']);
      return { columns: { position, profileId, ...typed, ...figures }, genders: line.genders };
    }),
  };
}
