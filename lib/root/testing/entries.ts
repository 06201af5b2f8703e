import type { SQL } from 'drizzle-orm';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from '@/lib/core/actor';
import type { Tenant, TenantSession } from '@/lib/testing/tenant';
import type { Column, Rule } from './rules';

/** What an operation is asked of: somebody's agency, by one of its people or by the administrator. */
export type Target = Tenant & { readonly me: TenantSession };

/** The password that is set by a token. */
export const PASSWORD = 'Clave-nueva-2027';

type Variables = Readonly<Record<string, unknown>>;

/** A token that an argument carries stands for itself: who is signed in meanwhile plays no part. */
export type TokenRule = {
  readonly purpose: LinkPurpose;
  readonly subject: (own: Tenant) => LinkSubject;
  readonly args: (own: Tenant, token: string) => Variables;
};

export type Entry = {
  readonly rule: Rule;
  /** Of one's own things. Ids of the agency in them are swapped, one by one, for another's and for nobody's. */
  readonly args: (own: Target) => Variables;
  /** What has to be so before it can be done. */
  readonly arrange?: (own: Tenant) => SQL;
  /** Where a refusal is told in other words than the usual ones. */
  readonly refusal?: Partial<Record<Column, string>>;
  readonly byToken?: readonly TokenRule[];
  /** Tables that are the same for every agency, which it is there to change. */
  readonly everybodys?: readonly string[];
};

const NOTHING = () => ({});
type Args = Entry['args'];
export type More = Omit<Entry, 'rule' | 'args'>;
const by =
  (rule: Rule) =>
  (args: Args = NOTHING, more: More = {}): Entry => ({ rule, args, ...more });

export const anybody = by('anybody');
export const stranger = by('stranger');
export const noStranger = by('no stranger');
export const signedIn = by('signed in');
export const agency = by('agency');
export const producers = by('agency producers');
export const moneyKeepers = by('agency money');
export const reviewers = by('agency reviewers');
export const payers = by('payers');
export const owner = by('owner');
export const administrator = by('administrator');
export const comingIn = by('talents come in');
export const keepers = by('keepers of talents');
export const nobody = by('nobody');
