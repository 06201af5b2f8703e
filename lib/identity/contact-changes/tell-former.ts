import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencyUsers, users } from '@/db/schema';
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

/** Tells the other owners and finance people of an agency. */
export async function tellColleagues(
  tx: Tx,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
  change: { readonly of: string; readonly change: ToldChange },
): Promise<void> {
  const others = await tx
    .select({ id: users.id, email: users.email })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(
      and(
        eq(agencyUsers.agencyId, agencyId),
        isNull(agencyUsers.deactivatedAt),
        anyOf(agencyUsers.role, ['OWNER', 'FINANCE']),
        eq(users.stateId, USER.ACTIVE),
        ne(users.id, userId),
      ),
    );
  for (const { id, email } of others) await tellFormer(tx, { agencyId, userId: id, email, ...change });
}
