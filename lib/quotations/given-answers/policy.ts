import { type HolderOf, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';

export type AnswerHolder = HolderOf<'quotationId'> & { readonly agencyId: string };

/** A client reads and answers a quotation by its own link, and only that one. */
export const mayAnswerQuotation = (actor: Actor): AnswerHolder =>
  requireAgencyLink(actor, 'QUOTATION_ANSWER', ['quotationId']);

/** Somebody of the house who looks at the client's page has not opened it as the client. */
export const isOfTheHouse = (viewer: Actor, agencyId: string): boolean =>
  viewer.kind === 'administrator' || (viewer.kind === 'agencyUser' && viewer.agencyId === agencyId);
