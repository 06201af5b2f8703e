import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

/** A talent comes in by the link that was mailed to it. */
export function mayComeInByLink(actor: Actor): { readonly link: LinkActor; readonly talentId: string } {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'TALENT_LOGIN' || !actor.subject.talentId) {
    throw forbidden('errors.link.invalid');
  }
  return { link: actor, talentId: actor.subject.talentId };
}
