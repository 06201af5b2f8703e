import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { maySetPassword } from '@/lib/identity/password/policy';

/** A user's account is activated by whoever holds that user's own link of activation. */
export function mayActivateAccount(actor: Actor): { link: LinkActor; userId: string } {
  const { link, person } = maySetPassword(actor);
  if (link.purpose !== 'ACTIVATION' || person.type !== 'agency') throw forbidden('errors.link.invalid');
  return { link, userId: person.id };
}
