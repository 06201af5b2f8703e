import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { AGENCY } from '@/lib/core/states';
import { log } from '@/lib/platform/log';
import { keyOf, limiterOf, networkKey, orUnavailable } from './limiters';
import { ALLOWANCES, type AllowanceKind } from './rules';

type Counter = { readonly limiter: RateLimiterPostgres; readonly key: string };

/**
 * Takes `amount` of what an actor may cause in some time, before it is done: from the person (or link), its agency
 * and its network. An agency that is not approved has its own, much smaller one where the kind says so. Refused, it
 * takes nothing. Jobs have no limit: what they do was counted when it was asked for. Throws RATE_LIMITED with the
 * words of that kind and the wait, and UNAVAILABLE when it cannot be counted.
 */
export async function spendAllowance(actor: Actor, kind: AllowanceKind, amount = 1): Promise<void> {
  if (actor.kind === 'job' || amount <= 0) return;
  const notApproved = isHeldBack(actor, kind);
  const taken: Counter[] = [];
  for (const counter of counters(actor, kind, notApproved)) {
    taken.push(counter);
    try {
      const words = `errors.allowance.${kind}${notApproved ? 'NotApproved' : ''}`;
      await orUnavailable(
        () => counter.limiter.consume(counter.key, amount),
        (seconds) => refusal(words, seconds, ALLOWANCES[kind].whileNotApproved?.perAgency ?? 0),
      );
    } catch (error) {
      await giveBack(taken, amount);
      throw error;
    }
  }
}

/** How much an actor may still cause of a kind now: the least of what the person, its agency and its network have. */
export async function allowanceLeft(actor: Actor, kind: AllowanceKind): Promise<number> {
  const left = counters(actor, kind, isHeldBack(actor, kind)).map(({ limiter, key }) =>
    orUnavailable(
      async () => (await limiter.get(key))?.remainingPoints ?? limiter.points,
      (seconds) => refusal(`errors.allowance.${kind}`, seconds, 0),
    ),
  );
  return Math.min(...(await Promise.all(left)));
}

/** The refusal, with the wait in minutes below one hour and in hours above. */
function refusal(messageKey: string, seconds: number, most: number): AppError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const values = { most, minutes, hours: minutes < 60 ? 0 : Math.ceil(minutes / 60) };
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new AppError('RATE_LIMITED', messageKey, {}, { values, retryAfterSeconds });
}

async function giveBack(taken: readonly Counter[], amount: number): Promise<void> {
  try {
    for (const { limiter, key } of taken) await limiter.reward(key, amount);
  } catch (error) {
    log.warn({ err: error }, 'allowance not given back');
  }
}

/** True when the actor's agency is not approved and this kind is smaller then. */
const isHeldBack = (actor: Actor, kind: AllowanceKind): boolean =>
  ALLOWANCES[kind].whileNotApproved !== undefined &&
  actor.kind === 'agencyUser' &&
  actor.agencyState !== AGENCY.ACTIVE;

function counters(actor: Actor, kind: AllowanceKind, notApproved: boolean): Counter[] {
  const { perPerson, seconds, whileNotApproved, ...whenApproved } = ALLOWANCES[kind];
  const less = notApproved ? whileNotApproved : undefined;
  const { perAgency, perNetwork } = less ?? whenApproved;
  const scope = (name: string, key: string, most: number): Counter => ({
    limiter: limiterOf(`${kind}:${name}${less ? '-not-approved' : ''}`, most, seconds),
    key,
  });
  const { person, agency, ip } = whoseAllowance(actor);
  return [
    ...(person ? [scope('person', keyOf(person), perPerson)] : []),
    ...(agency ? [scope('agency', keyOf(agency), perAgency)] : []),
    ...(ip === undefined ? [] : [scope('network', networkKey(ip), perNetwork)]),
  ];
}

type Whose = {
  readonly person?: string;
  readonly agency?: string | null;
  readonly ip?: string | null | undefined;
};

function whoseAllowance(actor: Actor): Whose {
  switch (actor.kind) {
    case 'agencyUser':
      return { person: actor.userId, agency: actor.agencyId, ip: actor.ip };
    case 'administrator':
      return { person: actor.userId, ip: actor.ip };
    case 'linkHolder':
      return { person: actor.tokenId, agency: actor.agencyId, ip: actor.ip };
    case 'talent':
      return { person: actor.talentId, ip: actor.ip };
    case 'anonymous':
      return { ip: null };
    case 'job':
      return {};
  }
}
