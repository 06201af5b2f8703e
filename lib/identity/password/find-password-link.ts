import type { LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { checkAttempts, countAttempt } from '../limits/count-attempt';
import { findLinkActor } from '../link-tokens/queries';
import { type Person, subjectOf } from './rules';

/**
 * The holder of a link of activation or reset for that person, by its secret: for requests that carry it themselves
 * and have no cookie of its page. Throws FORBIDDEN alike for every secret that opens nothing, and RATE_LIMITED for a
 * network that has tried too many.
 */
export async function findPasswordLink(
  person: Person,
  secret: string,
  ip: string | null,
): Promise<LinkActor> {
  const subject = subjectOf(person);
  await checkAttempts('link', { ip });
  const [activation, reset] = await Promise.all([
    findLinkActor('ACTIVATION', subject, secret),
    findLinkActor('PASSWORD_RESET', subject, secret),
  ]);
  const holder = activation ?? reset;
  if (holder) return holder;
  await countAttempt('link', { ip });
  throw forbidden('errors.link.invalid');
}
