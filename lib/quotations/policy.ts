import { requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { AppError, forbidden } from '@/lib/core/errors';

/** Agency users see the quotations of their own agency. */
export const maySeeQuotations = (actor: Actor): AgencyActor => requireAbility(actor, 'seeWork');

/** Owners and producers quote; finance and read-only users look at it. */
export const mayManageQuotations = (actor: Actor): AgencyActor => requireAbility(actor, 'quote');

/** The quotations that an actor may read. */
export type QuotationScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'agency'; readonly agencyId: string }
  | { readonly kind: 'one'; readonly quotationId: string };

/**
 * An agency's people reach their own, administrators and jobs all, and the holder of a link to answer
 * one quotation that one alone.
 */
export function scopeOfQuotations(actor: Actor): QuotationScope {
  switch (actor.kind) {
    case 'agencyUser':
      return { kind: 'agency', agencyId: actor.agencyId };
    case 'administrator':
    case 'job':
      return { kind: 'all' };
    case 'linkHolder':
      if (actor.purpose !== 'QUOTATION_ANSWER' || !actor.subject.quotationId) throw forbidden();
      return { kind: 'one', quotationId: actor.subject.quotationId };
    case 'talent':
      throw forbidden();
    case 'anonymous':
      throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
  }
}
