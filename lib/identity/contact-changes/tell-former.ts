import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, users } from '@/db/schema';
import { USER } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { sendsTexts } from '@/lib/notifications/text-message/transport';
import { anyOf } from '@/lib/platform/any-of';
import { contactChanged } from './notices';
import type { ToldChange } from './rules';

type Former = {
  readonly agencyId: string | null;
  readonly talentId?: string;
  readonly userId?: string;
  /** Whose it is, as people call it. */
  readonly of: string;
  readonly change: ToldChange;
  readonly email: string;
  /** The former telephone, with its country's code, where that is what changed. */
  readonly phone?: string | null;
};

/** Tells the address known before the change, and the telephone where text messages are sent. */
export async function tellFormer(tx: Tx, { agencyId, of, change, email, phone, ...person }: Former) {
  const to = { agencyId, ...person };
  await notify(tx, contactChanged, { ...to, email, by: ['email'] }, { change, of, to: email });
  if (!phone || !sendsTexts()) return;
  const number = `+${phone.replaceAll(/\D/g, '')}`;
  await notify(tx, contactChanged, { ...to, by: ['text'] }, { change, of, to: number });
}

/**
 * Tells the owners and finance people of an agency, and the address that it has on file. Whoever did it is told too: it may
 * have been another in its session.
 */
export async function tellMoneyPeople(tx: Tx, agencyId: string, change: ToldChange): Promise<void> {
  const [agency] = await tx
    .select({ name: agencies.name, email: agencies.email })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(
      and(
        eq(agencyUsers.agencyId, agencyId),
        isNull(agencyUsers.deactivatedAt),
        anyOf(agencyUsers.role, ['OWNER', 'FINANCE']),
        eq(users.stateId, USER.ACTIVE),
      ),
    );
  const told = { agencyId, of: agency?.name ?? '', change };
  for (const { id, email } of people) await tellFormer(tx, { ...told, userId: id, email });
  const own = agency?.email;
  const isTold = people.some(({ email }) => email.toLowerCase() === own?.toLowerCase());
  if (own && !isTold) await tellFormer(tx, { ...told, email: own });
}
