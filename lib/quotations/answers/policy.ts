import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

export type AnswerHolder = LinkActor & { agencyId: string; subject: { quotationId: string } };

/** A client reads and answers a quotation by its own link, and only that one. */
export function mayAnswerQuotation(actor: Actor): AnswerHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'QUOTATION_ANSWER') {
    throw forbidden('errors.link.invalid');
  }
  const { agencyId, subject } = actor;
  const { quotationId } = subject;
  if (!agencyId || !quotationId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { quotationId } };
}

/** Somebody of the house who looks at the client's page has not opened it as the client. */
export const isOfTheHouse = (viewer: Actor, agencyId: string): boolean =>
  viewer.kind === 'administrator' || (viewer.kind === 'agencyUser' && viewer.agencyId === agencyId);
