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
import { priceQuotation } from '../pricing/rules/price-quotation';
import { CALC_VERSION } from '../pricing/rules/priced-quotation';
import type { LineInputs } from '../pricing/rules/quotation-inputs';
import type { AllInputs, PricingContext } from './pricing-inputs';

type LineColumns = Omit<typeof quotationLines.$inferInsert, 'agencyId' | 'quotationId'>;

/** The columns that a price is made from, typed or taken from constants. */
export const PRICED_COLUMNS = [...PRICED_FIELDS, 'platformGainPct', 'priceStep', 'producerIvaBase'] as const;
const FIGURES = [...QUOTATION_FIGURES, ...TAX_FIGURES] as const;

export type PricedColumns = {
  readonly quotation: Required<
    Pick<
      typeof quotations.$inferInsert,
      (typeof PRICED_COLUMNS | typeof FIGURES)[number] | 'warnings' | 'calcVersion' | 'taxSnapshot'
    >
  >;
  readonly lines: readonly { readonly columns: LineColumns; readonly genders: LineInputs['genders'] }[];
};

/** The columns that a price fills, of the quotation and of each line; all 0 for a draft without lines. */
export function pricedColumns(
  inputs: AllInputs,
  context: PricingContext,
  table: TaxTable,
  profileIds: ReadonlyMap<string, number>,
): PricedColumns {
  const made = pick(inputs, PRICED_COLUMNS);
  if (inputs.lines.length === 0) {
    const { date, city, agency, client } = context;
    return {
      quotation: {
        ...made,
        ...(Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Record<(typeof FIGURES)[number], 0>),
        warnings: [],
        calcVersion: CALC_VERSION,
        taxSnapshot: { date, city, agency, client },
      },
      lines: [],
    };
  }
  const { quotation, derived, lines, taxSnapshot, calcVersion } = priceQuotation(inputs, table);
  return {
    quotation: {
      ...made,
      ...pick(quotation, QUOTATION_FIGURES),
      ...pick(derived, TAX_FIGURES),
      warnings: [...derived.warnings],
      calcVersion,
      taxSnapshot,
    },
    lines: lines.map((line, position) => {
      const { profile: _, ...typed } = pick(line, LINE_FIELDS);
      const profileId = profileIds.get(line.profile);
      if (profileId === undefined) throw new Error(`no profile ${line.profile}`);
      const figures = pick(line, [...LINE_FIGURES, ...TAX_FIGURES, 'people']);
      return { columns: { position, profileId, ...typed, ...figures }, genders: line.genders };
    }),
  };
}
