import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { agencyUsers } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { queueDataUpdated } from '@/lib/identity/own-user/queue-data-updated';
import { mayUpdateOwnUser } from '@/lib/identity/policy';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';

const announceInput = z.object({ id: z.optional(z.uuid('errors.notFound')) });

/**
 * Mails a person that their data changed, at the address stored with them: oneself, by the owner anybody of the own
 * agency, by the administrator anybody. One notice in ten minutes; asking again is no error. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for somebody else.
 */
export async function announceDataUpdate(actor: Actor, input: { id?: string }): Promise<void> {
  const caller = mayUpdateOwnUser(actor);
  const { id = caller.userId } = parseInput(announceInput, input);
  const agencyId = caller.kind === 'agencyUser' ? caller.agencyId : null;
  if (id !== caller.userId && agencyId !== null && !can(actor, 'keepTeam')) throw notFound();
  if (!(await isOwnOrOfAgency(id, caller.userId, agencyId))) throw notFound();
  await transact(async (tx) => {
    await queueDataUpdated(tx, id);
    await recordAudit(tx, actor, 'user.announce-update', { id, agencyId });
  });
}

async function isOwnOrOfAgency(id: string, ownId: string, agencyId: string | null): Promise<boolean> {
  if (id === ownId) return true;
  const [place] = await database()
    .select({ id: agencyUsers.id })
    .from(agencyUsers)
    .where(
      and(
        eq(agencyUsers.userId, id),
        isNull(agencyUsers.deactivatedAt),
        agencyId === null ? undefined : eq(agencyUsers.agencyId, agencyId),
      ),
    )
    .limit(1);
  return place !== undefined;
}
