import type { WaveStatus, WaveStop } from '@/db/values/waves';
import { CONVOCATORY, isClosedAgency } from '@/lib/core/states';

/** What a plan of waves is decided by. */
export type WaveFacts = {
  readonly status: WaveStatus;
  readonly nextAt: Date;
  /** Waves that went. */
  readonly sent: number;
  readonly callState: number;
  readonly agencyState: number;
  /** Until when talents answer the call. */
  readonly deadline: Date;
  /** How many people its profile and gender need, and how many said yes and were not put aside, in all its calls. */
  readonly quantity: number;
  readonly yes: number;
  /** Of the last wave, those who have not said yes or no. */
  readonly owing: number;
  /** Who has not had its turn. */
  readonly waiting: number;
  /** When the night ends in which it is asked, in which nobody is called; null by day. */
  readonly quietUntil: Date | null;
};

export type WaveStep =
  | { readonly kind: 'STOP'; readonly why: Exclude<WaveStop, 'BY_HAND'> }
  /** Everybody had its turn. */
  | { readonly kind: 'FINISH' }
  | { readonly kind: 'SEND' }
  | { readonly kind: 'WAIT'; readonly until: Date }
  /** Nobody is called while nobody lacks: it goes on when somebody who said yes leaves. */
  | { readonly kind: 'FILLED' }
  | { readonly kind: 'PAUSED' }
  | { readonly kind: 'OVER' };

/** Why no wave of a call may go any more; null while it may. */
export function whyStop(
  { callState, agencyState, deadline }: Pick<WaveFacts, 'callState' | 'agencyState' | 'deadline'>,
  now: Date,
): Exclude<WaveStop, 'BY_HAND'> | null {
  if (callState !== CONVOCATORY.OPEN) return 'CALL_ENDED';
  if (isClosedAgency(agencyState)) return 'AGENCY_CLOSED';
  return deadline <= now ? 'DEADLINE' : null;
}

/**
 * What a plan of waves is to do now. A wave goes when its hour has come, or as soon as everybody of the one before has
 * said yes or no; never at night, nor while as many said yes as are needed.
 */
export function nextStep(facts: WaveFacts, now: Date): WaveStep {
  if (facts.status === 'STOPPED' || facts.status === 'DONE') return { kind: 'OVER' };
  const why = whyStop(facts, now);
  if (why) return { kind: 'STOP', why };
  if (facts.waiting === 0) return { kind: 'FINISH' };
  if (facts.status === 'PAUSED') return { kind: 'PAUSED' };
  if (facts.yes >= facts.quantity) return { kind: 'FILLED' };
  const answered = facts.sent > 0 && facts.owing === 0;
  if (!answered && facts.nextAt > now) return { kind: 'WAIT', until: facts.nextAt };
  return facts.quietUntil ? { kind: 'WAIT', until: facts.quietUntil } : { kind: 'SEND' };
}
