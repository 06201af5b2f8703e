import type { LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { findLinkActor } from '../link-tokens/queries';
import { type Person, subjectOf } from './rules';

/**
 * The holder of a link of activation or reset for that person, by its secret: for requests that carry it themselves
 * and have no cookie of its page. Throws FORBIDDEN alike for every secret that opens nothing.
 */
export async function findPasswordLink(person: Person, secret: string): Promise<LinkActor> {
  const subject = subjectOf(person);
  const [activation, reset] = await Promise.all([
    findLinkActor('ACTIVATION', subject, secret),
    findLinkActor('PASSWORD_RESET', subject, secret),
  ]);
  const holder = activation ?? reset;
  if (holder) return holder;
  throw forbidden('errors.link.invalid');
}
