import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { showcaseRounds, showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { lockOpenEvent } from '@/lib/events/lock-open-event';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageConvocatories } from '../../policy';
import { type InviteViewerInput, inviteViewerInput } from './inputs';
import type { Viewer } from './lock-viewer';
import { mailViewer } from './mail-viewer';
import { MOST_VIEWERS } from './rules';

/**
 * Lets a person of the client choose among the talents shown of an event, and mails it its link where it has an address;
 * whoever may already is mailed it again. Throws CONFLICT for a closed event and for one person too many, RATE_LIMITED,
 * NOT_FOUND alike for another agency's, INVALID, FORBIDDEN.
 */
export async function inviteViewer(actor: Actor, input: InviteViewerInput): Promise<Viewer> {
  const { agencyId } = mayManageConvocatories(actor);
  const { eventId, name, email } = parseInput(inviteViewerInput, input);
  if (email) await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    await lockOpenEvent(tx, agencyId, eventId);
    const viewer = await letChoose(tx, actor, { agencyId, eventId, name, email: email || null });
    if (viewer.email) await mailViewer(tx, { ...viewer, email: viewer.email });
    return viewer;
  });
}

type Person = Pick<Viewer, 'agencyId' | 'eventId' | 'name' | 'email'>;

/** The viewer with that address, or a new one with its first round. The caller locks the event. */
export async function letChoose(tx: Tx, actor: Actor, person: Person): Promise<Viewer> {
  const { agencyId, eventId, email } = person;
  const living = and(eq(showcaseViewers.eventId, eventId), isNull(showcaseViewers.revokedAt));
  if (email) {
    const [known] = await tx
      .select()
      .from(showcaseViewers)
      .where(and(living, eq(sql`lower(${showcaseViewers.email})`, email.toLowerCase())));
    if (known) return known;
  }
  if ((await tx.$count(showcaseViewers, living)) >= MOST_VIEWERS)
    throw new AppError('CONFLICT', 'errors.viewer.tooMany', {}, { values: { most: MOST_VIEWERS } });
  const [viewer] = await tx.insert(showcaseViewers).values(person).returning();
  if (!viewer) throw new Error('insert returned nothing');
  await tx.insert(showcaseRounds).values({ agencyId, viewerId: viewer.id, number: 1 });
  await recordAudit(tx, actor, 'showcase-viewer.invite', viewer, { detail: { eventId } });
  return viewer;
}
