import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, users } from '@/db/schema';

/**
 * An agency and whom to tell about it: its owner, else its own address; null when there is neither, or no such
 * agency. Read in the transaction of who composes the message.
 */
export async function findAgencyToTell(tx: Tx, agencyId: string) {
  const [row] = await tx
    .select({ agency: agencies, owner: { name: users.name, address: users.email } })
    .from(agencies)
    .leftJoin(
      agencyUsers,
      and(
        eq(agencyUsers.agencyId, agencies.id),
        eq(agencyUsers.role, 'OWNER'),
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .leftJoin(users, eq(users.id, agencyUsers.userId))
    .where(eq(agencies.id, agencyId));
  if (!row) return null;
  const { agency, owner } = row;
  const to = owner ?? (agency.email ? { name: agency.name, address: agency.email } : null);
  return to && { to, greeting: owner ? `Hola, ${owner.name}.` : 'Hola.', ...agency };
}
