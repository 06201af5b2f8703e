import { isUnsure, ratesBehind } from '@/app/_features/taxes/rates-behind';
import type { AgencyTaxInput } from '@/lib/agencies/inputs';
import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import { pricingInputs } from '@/lib/quotations/drafts/pricing-inputs';
import { priceQuotation } from '@/lib/quotations/pricing/rules/price-quotation';
import type { BusinessConstants } from '@/lib/quotations/rates/rules';
import type { AgencyTaxationPrice, AgencyTaxFlags } from '@/lib/taxes/rules/tax-flags';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';

/** What the example is calculated from besides what is ticked. */
export type ExampleBasis = {
  readonly day: string;
  readonly city: string;
  readonly gain: string;
  readonly constants: BusinessConstants;
  readonly legalNature: AgencyTaxFlags['legalNature'];
  readonly taxationPrices: readonly AgencyTaxationPrice[] | undefined;
  readonly taxes: TaxTable;
};

/** Per model, in pesos. */
export const EXAMPLE_BUDGET = 400_000;
const PERCENTAGE = /^\d{1,2}([.,]\d{1,2})?$/;

/** In the order in which money moves. */
export const EXAMPLE_FIGURES = [
  'subtotal',
  'iva',
  'total',
  'reteFuente',
  'reteIca',
  'reteIva',
  'received',
  'gain',
  'incomeTax',
  'kept',
] as const;
export type ExampleFigures = Readonly<Record<(typeof EXAMPLE_FIGURES)[number], number>> & {
  readonly warnings: readonly string[];
  /** Figures that rest on a rate which nobody has confirmed. */
  readonly unsure: readonly string[];
};

/**
 * Two models for a day, sold to a large company that withholds whatever it can, by the calculator of the quotations:
 * so that each box can be seen to do what its words say.
 */
export function priceExample(values: AgencyTaxInput, basis: ExampleBasis): ExampleFigures {
  const { incomeTaxRatePn, ...flags } = values;
  const rate = PERCENTAGE.test(incomeTaxRatePn ?? '') ? (incomeTaxRatePn ?? '').replace(',', '.') : null;
  const inputs = pricingInputs(
    {
      fxRate: '1',
      tercero: false,
      serviceConcept: 'SERVICIOS',
      gain: null,
      feeding: null,
      transport: null,
      agentPrice: null,
      agents: 0,
      agentDays: 0,
      lines: [
        {
          profile: 'modelo',
          days: 1,
          budget: EXAMPLE_BUDGET,
          payBasis: 'GROSS',
          withholding: 'ART383',
          ivaCategory: 'GRAVADO',
          ...FIXED,
          genders: [{ gender: 'FEMENINO', quantity: 2 }],
        },
      ],
    },
    {
      date: basis.day,
      agency: {
        ...flags,
        legalNature: basis.legalNature,
        simpleConcept: flags.simpleConcept || null,
        incomeTaxRatePN: rate,
        taxationPrices: basis.taxationPrices,
      },
      agencyGain: basis.gain,
      client: {
        retenedorRenta: true,
        reteIcaAgent: true,
        granContribuyente: true,
        stateEntity: false,
        responsableIva: true,
      },
      city: basis.city,
      currency: { code: 'COP', decimals: 0 },
      constants: basis.constants,
    },
  );
  const price = priceQuotation(inputs, basis.taxes);
  const { quotation, derived } = price;
  const { iva, reteFuente, reteIca, reteIva, incomeTax } = ratesBehind(price);
  return {
    subtotal: quotation.subtotal,
    iva: quotation.iva,
    total: quotation.total,
    reteFuente: -derived.reteFuente,
    reteIca: -derived.reteIca,
    reteIva: -derived.reteIva,
    received: derived.netReceivable,
    gain: quotation.priceGain,
    incomeTax: -derived.incomeTax,
    kept: quotation.priceNetGain,
    warnings: derived.warnings,
    unsure: Object.entries({ iva, reteFuente, reteIca, reteIva, incomeTax }).flatMap(([figure, rates]) =>
      isUnsure(rates) ? [figure] : [],
    ),
  };
}
