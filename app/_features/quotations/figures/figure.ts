import type { RateBehind } from '@/app/_features/taxes/rates-behind';

/** A text of the namespace `quotations.figures` with what goes into it. */
export type Reason = { readonly key: string; readonly values?: Readonly<Record<string, string>> };

export type Figure = {
  /** Key of its name, `quotations.figures.<key>`. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  /** Null where it is no longer known. */
  readonly why: Reason | null;
  /** Rows of the tax table, as the quotation froze them. */
  readonly rates?: readonly RateBehind[];
};

export type FigureGroup = {
  readonly key: 'client' | 'receivable' | 'talents' | 'costs' | 'margin' | 'payments';
  readonly main: Figure;
  /** The parts of the main figure; zeros are left out. */
  readonly parts: readonly Figure[];
};

/** The context of an explanation besides the price itself. */
export type FigureContext = {
  readonly currency: string;
  readonly platformGainPct: string;
  readonly priceStep: number;
};
