import type { Visitor } from '@/lib/core/abilities';
import type { Actor, Confirmation, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { linkPurpose } from '@/lib/core/link-purposes';

export type CodeHolder = LinkActor & { readonly subject: { readonly talentId: string } };

/** Only the holder of a link that needs a code asks for one and gives it back. */
export function mayAskForCode(actor: Actor): CodeHolder {
  if (actor.kind !== 'linkHolder' || !linkPurpose(actor.purpose).asksForCode)
    throw forbidden('errors.link.invalid');
  const { talentId } = actor.subject;
  if (!talentId) throw forbidden('errors.link.invalid');
  return { ...actor, subject: { ...actor.subject, talentId } };
}

/** Requires the talent's code besides the link, which may have passed through an agency's hands, or its log-in. */
export function confirmationOf({ confirmed }: Visitor): Confirmation {
  if (!confirmed) throw forbidden('linkCode.needed');
  return confirmed;
}
