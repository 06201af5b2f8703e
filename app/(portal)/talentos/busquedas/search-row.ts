import type { SavedSearch } from '@/lib/talents/saved-searches/queries';

/** A saved search as its list shows it: this much goes to the browser. */
export type SearchRow = Omit<SavedSearch, 'filters'> & {
  readonly address: string;
  /** By their names in the address. */
  readonly filters: Readonly<Record<string, string>>;
};
