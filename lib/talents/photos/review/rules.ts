import { PHOTO } from '@/lib/core/states';
import { mayAct } from '@/lib/core/states/lifecycle';
import { PHOTO_LIFE } from '@/lib/core/states/photo';

/** How long a photo that one reviewer took is offered to nobody else. */
export const LEASE_MS = 5 * 60_000;
/** A talent is told of decisions this long after the last of them, so that one can be undone and all come in one mail. */
export const TOLD_AFTER_MS = 10 * 60_000;

/** What an approved photo says for itself, to the letter of the specification (part 1, section 4.1). */
export const NO_OBSERVATION = 'Ninguna';

/** The reason 'Foto repetida.', which is proposed for a photo that looks like another of its talent. */
export const REPEATED_REASON_ID = 5;

export type Verdict = 'APPROVE' | 'REJECT';

export const VERDICT_STATE = { APPROVE: PHOTO.APPROVED, REJECT: PHOTO.REJECTED } as const;

export const VERDICT_ACT = { APPROVE: 'photo.approve', REJECT: 'photo.reject' } as const;

/** Whether a verdict is offered in a state (specification part 1, section 4.1). */
export const mayDecide = (stateId: number, verdict: Verdict): boolean =>
  mayAct(PHOTO_LIFE, stateId, VERDICT_ACT[verdict]);

type Reviewed = {
  readonly stateId: number;
  readonly leasedBy: string | null;
  readonly leasedUntil: Date | null;
  /** The talent may be shown at all (`mayBePublished`). */
  readonly isPublishable: boolean;
};

type Decision = {
  readonly verdict: Verdict;
  readonly seen: number;
  readonly reviewerId: string;
  readonly now: Date;
};

/** The message key for why a reviewer cannot decide so on a photo; null when it can. */
export function whyNotDecide(photo: Reviewed, { verdict, seen, reviewerId, now }: Decision): string | null {
  if (photo.stateId !== seen || !mayDecide(photo.stateId, verdict)) return 'errors.photo.moved';
  const isTaken = photo.leasedBy !== reviewerId && photo.leasedUntil !== null && photo.leasedUntil > now;
  if (isTaken) return 'errors.photo.taken';
  return verdict === 'APPROVE' && !photo.isPublishable ? 'errors.photo.notPublishable' : null;
}
