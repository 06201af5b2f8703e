import type { SQL } from 'drizzle-orm';
import type { Actor } from '@/lib/core/actor';
import type { Tenant } from '@/lib/testing/tenant';

/** Who asks: a `link` is a living one for something else, a `talent` is signed in to the mobile app. */
export const PAGE_ASKERS = [
  'anonymous',
  'owner',
  'producer',
  'finance',
  'reader',
  'administrator',
  'link',
  'talent',
] as const;
export type PageAsker = (typeof PAGE_ASKERS)[number];

export type PageRow = {
  readonly name: string;
  readonly allowed: readonly PageAsker[];
  readonly does: (actor: Actor, own: Tenant) => Promise<unknown>;
  /** What has to be there before it is read. */
  readonly arrange?: (own: Tenant) => SQL;
};
