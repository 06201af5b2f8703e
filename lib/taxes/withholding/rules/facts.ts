import type { MonthlyReductions } from '../../rules/art-388';
import type { AgencyTaxFlags } from '../../rules/tax-flags';
import type { Declared, NonResidentTreatment, Payments, ReductionProof } from '../rules';

/** All that the withholding of a claim depends on, besides the tax table. */
export type WithholdingFacts = {
  /** Of the approval in Bogotá, `YYYY-MM-DD`. */
  readonly day: string;
  /** In minor units. */
  readonly price: number;
  readonly currencyCode: string;
  /** Pesos per unit of the currency, as the event froze it. */
  readonly fxRate: string;
  /** Of the service, as the tax table names it. */
  readonly city: string;
  readonly payer: Pick<AgencyTaxFlags, 'legalNature' | 'regimenSimple' | 'retenedorRenta'> & {
    readonly responsableIva?: boolean;
    readonly granContribuyente?: boolean;
    readonly reteIcaAgent?: boolean;
  };
  /** What the talent said of itself as a taxpayer; null before it said any. */
  readonly declared: Declared | null;
  /** Its statement in the claim that it hired two people or more (art. 383 par. 2 ET); null where it made none. */
  readonly hiresWorkers: boolean | null;
  /** Its place was quoted as paid by fees (honorarios), and not for services. */
  readonly isForFees: boolean;
  /** What the reviewer says of who resides abroad; null before. */
  readonly nonResident: NonResidentTreatment | null;
  /** What the payer approved for it before in the month, in whole pesos, whatever the currency. */
  readonly earlier: Payments;
  /** What it declared to this payer for the year (art. 388 ET). */
  readonly reductions: MonthlyReductions;
  readonly proofs: readonly ReductionProof[];
};
