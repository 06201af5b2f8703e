import type { RateBehind } from './rates-behind';

/** A text of the namespace `quotations.figures` with what goes into it. */
export type Reason = { readonly key: string; readonly values?: Readonly<Record<string, string>> };

export type Figure = {
  /** Key of its name, `quotations.figures.<key>`. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  /** Null where it is no longer known. */
  readonly why: Reason | null;
  /** Of the tax table, as the quotation froze them. */
  readonly rates?: readonly RateBehind[];
};

export type FigureGroup = {
  readonly key: 'client' | 'receivable' | 'talents' | 'costs' | 'margin' | 'payments';
  readonly main: Figure;
  /** What the main figure is made of; zeros are left out. */
  readonly parts: readonly Figure[];
};

/** What a price needs besides itself to be told of. */
export type FigureContext = {
  readonly currency: string;
  readonly platformGainPct: string;
  readonly priceStep: number;
};
