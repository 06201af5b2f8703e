import type { Actor, Confirmation, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { linkPurpose } from '@/lib/core/link-purposes';

export type CodeHolder = LinkActor & { readonly subject: { readonly talentId: string } };

/** A code is asked for and given back by the holder of a link that needs one. */
export function mayAskForCode(actor: Actor): CodeHolder {
  if (actor.kind !== 'linkHolder' || !linkPurpose(actor.purpose).asksForCode)
    throw forbidden('errors.link.invalid');
  const { talentId } = actor.subject;
  if (!talentId) throw forbidden('errors.link.invalid');
  return { ...actor, subject: { ...actor.subject, talentId } };
}

/** The link passed through an agency's hands: what shows or binds the talent needs the talent's own code too. */
export function confirmationOf({ confirmed }: LinkActor): Confirmation {
  if (!confirmed) throw forbidden('linkCode.needed');
  return confirmed;
}
