import type { Db } from '@/db/client';
import type { linkTokens } from '@/db/schema';
import { makeLink } from '@/db/testing/factories/identity';
import type { LinkActor } from '@/lib/core/actor';
import { findLinkActor } from '../../link-tokens/queries';
import { type Person, subjectOf } from '../rules';

type Held = {
  readonly actor: LinkActor;
  readonly secret: string;
  readonly row: typeof linkTokens.$inferSelect;
};

/** A living link for that person, and whoever holds it. */
export async function holdLink(
  db: Db,
  purpose: 'ACTIVATION' | 'PASSWORD_RESET',
  person: Person,
  agencyId: string | null = null,
): Promise<Held> {
  const subject = subjectOf(person);
  const { secret, row } = await makeLink(db, purpose, { ...subject, agencyId });
  const actor = await findLinkActor(purpose, subject, secret);
  if (!actor) throw new Error('the link does not live');
  return { actor, secret, row };
}
