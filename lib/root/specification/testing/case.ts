import type { SQL } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';

/** What is there to be changed, besides what every tenant has. */
export type Things = Tenant & {
  readonly ownEvent: string;
  readonly brand: string;
  readonly occasion: string;
  readonly place: string;
  readonly need: string;
  readonly image: string;
  readonly otherImage: string;
  readonly photo: string;
  readonly profile: string;
  readonly token: string;
  readonly fresh: string;
};

export type Case = {
  /** The operation with the names of the specification, which is asked with the variable `input`. */
  readonly query: string;
  readonly input: (own: Things) => unknown;
  /** Part of what is answered. */
  readonly answer: (own: Things) => unknown;
  /** What stands in the database afterwards, and is not told: a statement that finds a row. */
  readonly stored?: (own: Things) => SQL;
  readonly who?: 'owner' | 'administrator' | 'anonymous';
};

/** A mutation of one input, as the specification names it. */
export const write = (name: string, type: string, told: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${told} } }`;
