import { type ShownStatus, shownStatus } from '@/app/_features/taxes/rate-words';
import type { TaxRateDetail } from '@/lib/taxes/table/queries';

/** A rate as the list shows it: this much goes to the browser. */
export type TaxRow = {
  readonly id: number;
  readonly kind: string;
  readonly concept: string;
  readonly city: string | null;
  readonly rate: string | null;
  readonly unity: string;
  readonly baseUvt: string | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly status: ShownStatus;
  readonly source: string | null;
  readonly revision: number;
};

export const toTaxRow = (rate: TaxRateDetail): TaxRow => ({
  id: rate.id,
  kind: rate.kind,
  concept: rate.concept,
  city: rate.city?.name ?? null,
  rate: rate.rate,
  unity: rate.unity,
  baseUvt: rate.baseUvt,
  validFrom: rate.validFrom,
  validTo: rate.validTo,
  status: shownStatus(rate) ?? 'none',
  source: rate.source,
  revision: rate.revision,
});
