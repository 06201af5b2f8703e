import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { pushSubscriptions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import type { Taker } from './policy';

/** The browsers of a person. */
export const browsersOf = ({ talentId, userId }: Taker): SQL =>
  talentId ? eq(pushSubscriptions.talentId, talentId) : sql`${pushSubscriptions.userId} = ${userId}`;

/** Tells in the trail that a person had a browser take push messages, or no more. */
export const auditTaking = (
  tx: Tx,
  actor: Actor,
  { talentId, userId }: Taker,
  what: 'take-push' | 'end-push',
): Promise<void> =>
  talentId
    ? recordAudit(tx, actor, `talent.${what}`, { id: talentId, agencyId: null })
    : recordAudit(tx, actor, `user.${what}`, {
        id: userId ?? '',
        agencyId: actor.kind === 'agencyUser' ? actor.agencyId : null,
      });
