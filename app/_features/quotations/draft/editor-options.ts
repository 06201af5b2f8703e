import type { OfferWords } from '@/lib/quotations/offer-words/rules';
import type { OfferContent } from '@/lib/quotations/offers/offer-content';
import type { BusinessConstants } from '@/lib/quotations/rates/rules';
import type { AgencyTaxFlags, ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';

/** A client as the editor offers it: who to write to, and what it withholds. */
export type EditorClient = {
  readonly id: string;
  readonly name: string;
  readonly documentType: string | null;
  readonly identification: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dialingCode: string;
  readonly flags: ClientTaxFlags;
};

export type EditorCity = {
  readonly id: number;
  readonly name: string;
  readonly department: string;
  readonly countryName: string;
  readonly countryCode: string;
  readonly timeZone: string;
};

export type EditorCurrency = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly decimals: number;
};

/** The editor's data from the server. */
export type EditorOptions = {
  /** Day whose rates apply, `YYYY-MM-DD`. */
  readonly today: string;
  /** The owner of copies in this browser: agency and person. */
  readonly owner: string;
  readonly agencyCityId: number | null;
  readonly agency: AgencyTaxFlags;
  /** The agency's own margin, percent. */
  readonly agencyGain: string;
  readonly constants: BusinessConstants;
  /** The agency's usual words, and the agency as clients see it. */
  readonly words: OfferWords;
  readonly issuer: OfferContent['agency'];
  readonly taxTable: TaxTable;
  readonly clients: readonly EditorClient[];
  readonly cities: readonly EditorCity[];
  readonly profiles: readonly { readonly code: string; readonly name: string }[];
  readonly currencies: readonly EditorCurrency[];
  /** For a client added on the spot. */
  readonly documentTypes: readonly { readonly id: number; readonly code: string; readonly name: string }[];
};
