import { and, eq, exists, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentProfiles, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { TALENT } from '@/lib/core/states';
import { endOf } from '@/lib/core/states/lifecycle';
import { TALENT_LIFE } from '@/lib/core/states/talent';
import { endTalentSessions } from '@/lib/identity/sessions/end-sessions';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { followVisibility } from '../photos/follow-visibility';
import { mayReviewTalents } from '../policy';
import { today } from '../shown';
import {
  type SuspendTalentInput,
  suspendTalentInput,
  type TalentIdInput,
  type TalentStateInput,
  talentIdInput,
  talentStateInput,
} from './inputs';
import { talentMoved } from './notices';
import { canMove, type TalentMove, whyNotActive } from './rules';

/**
 * Lets a registered talent, or one in review, in (16 or 17 → 18), and tells it. Answers its id. Throws CONFLICT from
 * any other state, without a birth date or a main profile, and for who is under 18 without its guardian's consent;
 * NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function approveTalent(actor: Actor, input: TalentIdInput): Promise<string> {
  mayReviewTalents(actor);
  return move(actor, parseInput(talentIdInput, input).id, 'approve');
}

/** Looks at a talent again (16 or 18 → 17): no agency is offered it meanwhile. Throws as above. */
export async function reviewTalent(actor: Actor, input: TalentIdInput): Promise<string> {
  mayReviewTalents(actor);
  return move(actor, parseInput(talentIdInput, input).id, 'review');
}

/**
 * Suspends a talent with a reason (16, 17 or 18 → 19) and tells it why: it is signed out, nobody is offered it or sees
 * its photos, and its calls and bookings ahead end (`talent.suspended`). Reactivating brings none of that back. Throws as above, and INVALID without a reason.
 */
export async function suspendTalent(actor: Actor, input: SuspendTalentInput): Promise<string> {
  mayReviewTalents(actor);
  const { id, reason } = parseInput(suspendTalentInput, input);
  return move(actor, id, 'suspend', reason);
}

/** Lets a suspended talent in again (19 → 18), and tells it. Throws as `approveTalent`. */
export async function reactivateTalent(actor: Actor, input: TalentIdInput): Promise<string> {
  mayReviewTalents(actor);
  return move(actor, parseInput(talentIdInput, input).id, 'reactivate');
}

/**
 * Sets a state as the specification's `updateTalent` means it: 18 approves, 17 puts in review, 19 suspends for what the
 * observation says. Nobody is reactivated by it: who approves one that was suspended meanwhile must notice. Throws what
 * the one meant throws, and INVALID for other states or with other fields.
 */
export async function setTalentState(actor: Actor, input: TalentStateInput): Promise<string> {
  mayReviewTalents(actor);
  const { id, state, observation = '' } = parseInput(talentStateInput, input);
  if (state === TALENT.ACTIVE) return approveTalent(actor, { id });
  return state === TALENT.IN_REVIEW
    ? reviewTalent(actor, { id })
    : suspendTalent(actor, { id, reason: observation });
}

const move = (actor: Actor, id: string, what: TalentMove, reason: string | null = null): Promise<string> =>
  transact(async (tx) => {
    const talent = await lockTalent(tx, id);
    if (!canMove(talent.stateId, what)) throw conflict('errors.talent.moved');
    const to = endOf(TALENT_LIFE, `talent.${what}`);
    const problem = to === TALENT.ACTIVE ? whyNotActive(talent, today()) : null;
    if (problem) throw conflict(problem);
    await tx
      .update(talents)
      .set({ stateId: to, suspendedReason: reason, updatedAt: currentTime() })
      .where(eq(talents.id, id));
    if (to === TALENT.SUSPENDED) await endTalentSessions(tx, { talentId: id }, 'SUSPENDED');
    await followVisibility(tx, [id]);
    await recordAudit(
      tx,
      actor,
      `talent.${what}`,
      { id, agencyId: null },
      { from: talent.stateId, to, detail: reason ? { reason } : undefined },
    );
    if (what !== 'review') {
      const to = { agencyId: null, talentId: id, email: talent.email };
      await notify(tx, talentMoved, to, { talentId: id, move: what });
    }
    if (to === TALENT.SUSPENDED) await react(tx, actor, 'talent.suspended', { talentId: id });
    return id;
  });

async function lockTalent(tx: Tx, id: string) {
  const main = tx
    .select({ one: sql`1` })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.talentId, talents.id), eq(talentProfiles.main, true)));
  const [row] = await tx
    .select({
      stateId: talents.stateId,
      email: talents.email,
      birthdate: talents.birthdate,
      guardianConsentedAt: talents.guardianConsentedAt,
      hasMainProfile: sql<boolean>`${exists(main)}`,
    })
    .from(talents)
    .where(eq(talents.id, id))
    .for('no key update');
  if (!row) throw notFound('errors.talent.notFound');
  return row;
}
