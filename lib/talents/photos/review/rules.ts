import { PHOTO } from '@/lib/core/states';

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

/** States in which the verdict is not offered (specification part 1, section 4.1). */
const CLOSED_TO = {
  APPROVE: [PHOTO.APPROVED, PHOTO.ARCHIVED],
  REJECT: [PHOTO.REJECTED, PHOTO.ARCHIVED],
} as const satisfies Record<Verdict, readonly number[]>;

export const mayDecide = (stateId: number, verdict: Verdict): boolean =>
  !(CLOSED_TO[verdict] as readonly number[]).includes(stateId);

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
