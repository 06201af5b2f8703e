import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { auditEntries } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PlaceInput, placeInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { whyNotUndo } from '../rules';
import { applyDecision } from './apply-decision';
import { lockPlace } from './lock-place';

/**
 * Takes the agency's last decision on a called talent back, within two minutes and as long as nothing else has happened
 * to its place: the talent stands again as before. A confirmation is not given back so, since it binds the talent. Throws
 * CONFLICT when it cannot be undone any more, NOT_FOUND, FORBIDDEN.
 */
export async function undoDecision(actor: Actor, input: PlaceInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(placeInput, input);
  return transact(async (tx) => {
    const { event, place } = await lockPlace(tx, agency, id);
    const last = await findLast(tx, agency, id);
    const obstacle = whyNotUndo(last, place.stateId, currentTime());
    if (obstacle) throw conflict(obstacle);
    return applyDecision(tx, actor, event, place, {
      stateId: Number(last?.fromState),
      happened: 'convocated.undo',
    });
  });
}

/** What happened last to a place, as the trail of its agency tells it. */
async function findLast(tx: Tx, { agencyId }: AgencyActor, id: string) {
  const [entry] = await tx
    .select({
      action: auditEntries.action,
      at: auditEntries.at,
      fromState: auditEntries.fromState,
      toState: auditEntries.toState,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'convocated'),
        eq(auditEntries.entityId, id),
        eq(auditEntries.agencyId, agencyId),
        // That the talent looked at its call changes nothing.
        ne(auditEntries.action, 'see'),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry ?? null;
}
