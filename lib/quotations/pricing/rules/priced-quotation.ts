import type { QUOTATION_FIGURES, TAX_FIGURES } from '@/lib/core/quotation-fields';
import type { ClientWithholdings } from '@/lib/taxes/rules/client-withholdings';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import type { CompleteInputs, CompleteLine } from './complete-inputs';
import type { LineCosts } from './line-costs';
import type { LinePrice } from './line-price';

/** Changes with every change of a rule, so that a stored quotation shows how it was calculated. */
export const CALC_VERSION = 'quote-calc/2';

/** A line with its inputs, its costs, its price and its share of the quotation's taxes. Minor units. */
export type PricedLine = CompleteLine &
  Omit<LineCosts, 'line'> &
  LinePrice &
  Readonly<Record<(typeof TAX_FIGURES)[number], number>> & {
    /** The cash that reaches the agency. */
    readonly expectedPayment: number;
    readonly netIncome: number;
  };

/** The quotation's own figures, as stored. Minor units. */
export type QuotationFigures = { readonly calcVersion: string } & Pick<
  CompleteInputs,
  'currency' | 'gain' | 'tercero' | 'feeding' | 'transport' | 'agents' | 'agentDays' | 'agentPrice'
> &
  Readonly<Record<(typeof QUOTATION_FIGURES)[number], number>>;

/** The figures that follow: withholdings, payments, and what remains. Minor units. */
export type DerivedFigures = ClientWithholdings & {
  readonly netReceivable: number;
  readonly nonRecoverableIva: number;
  readonly incomeTax: number;
  /** Gross profit on the subtotal in hundredths of a percent, rounded down. */
  readonly effectiveMarginBp: number;
  readonly talentsNetPayable: number;
  readonly talentsWithheld: number;
  /** The base of the platform's invoice, before IVA. */
  readonly platformInvoiceBase: number;
  readonly payableToPlatform: number;
  readonly payableDirectByAgency: number;
  /** TARIFA_SIN_CONFIGURAR:<kind>:<city>, each once; shown to the person. */
  readonly warnings: readonly string[];
};

/** All that the figures depend on besides the inputs: pricing again with `taxes` gives the same figures. */
export type TaxSnapshot = {
  readonly calcVersion: string;
  readonly date: string;
  readonly city: string;
  readonly currency: string;
  readonly fxRate: string;
  readonly agency: AgencyTaxFlags;
  readonly client: ClientTaxFlags;
  /** Only what was looked up. */
  readonly taxes: TaxTable;
};

export type PricedQuotation = {
  readonly calcVersion: string;
  readonly quotation: QuotationFigures;
  readonly derived: DerivedFigures;
  readonly lines: readonly PricedLine[];
  /** The figures that the event takes over. */
  readonly event: { readonly totalEvent: number; readonly totalDays: number };
  readonly taxSnapshot: TaxSnapshot;
};
