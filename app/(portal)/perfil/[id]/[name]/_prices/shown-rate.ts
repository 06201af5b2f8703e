/** What a city levies, and what the agency pays of it by its own word. */
export type ShownRate = {
  readonly pricesTaxationId: number;
  readonly tax: string;
  readonly city: string;
  /** Of the catalogue; null where it has none. */
  readonly rate: string | null;
  readonly unity: string;
  /** The catalogue's rate still waits for an accountant's word. */
  readonly unconfirmed: boolean;
  readonly own: { readonly id: string; readonly price: string; readonly unity: string } | null;
};
