import { LAYOUTS, ownFieldsOf } from '@/lib/payouts/bank-files/layouts';

/** A file for banks as a form offers it: this much goes to the browser. */
export type LayoutOption = {
  readonly value: string;
  readonly label: string;
  /** The bank whose file it is; null for those of no bank. */
  readonly bankId: number | null;
  readonly ownFields: ReturnType<typeof ownFieldsOf>;
};

/** The layouts that Elenco brings; `unconfirmed` names those that a payer confirms with its bank. */
export const layoutOptions = (unconfirmed: (name: string) => string): LayoutOption[] =>
  LAYOUTS.map((layout) => ({
    value: layout.key,
    label: layout.isUnconfirmed ? unconfirmed(layout.name) : layout.name,
    bankId: layout.bankId ?? null,
    ownFields: ownFieldsOf(layout),
  }));
