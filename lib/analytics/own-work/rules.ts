import { callStatus } from '@/lib/convocatories/answers/rules';
import { contractPath, ownSheetPath } from '@/lib/core/paths';
import { CONVOCATED, EVENT, isClosedAgency } from '@/lib/core/states';
import { isClosed, stateAt, takesClaims } from '@/lib/events/rules';

/** How a talent's place in a call stands, and what it can do: those of `WAITING` wait for the talent. */
export const WORK_STATUSES = [
  'TO_ANSWER',
  'TO_SIGN',
  'ACT_TO_SIGN',
  'TO_CLAIM',
  'RETURNED',
  'ACCOUNT_ASKED',
  'ANSWERED',
  'SIGNED',
  'CLAIMED',
  'APPROVED',
  'PARTLY_PAID',
  'PAID',
  'OVER',
  'CANCELLED',
  'NOT_CHOSEN',
] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

export const WAITING: readonly WorkStatus[] = [
  'TO_ANSWER',
  'TO_SIGN',
  'ACT_TO_SIGN',
  'TO_CLAIM',
  'RETURNED',
  'ACCOUNT_ASKED',
];

export type Place = {
  readonly stateId: number;
  readonly convocatoryState: number;
  readonly deadline: Date | null;
  readonly endDate: Date;
  readonly eventState: number;
  readonly eventEnd: Date;
  /** When the talent's work is over: it claims from then on. */
  readonly serviceEnd: Date;
  readonly agencyState: number;
  readonly reply: string | null;
  /** A contract with the talent for the event. */
  readonly signed: boolean;
  /** The contract is of this place: it alone is claimed for. */
  readonly ownContract: boolean;
  /** An amendment or annulment of it waits for the talent's signature. */
  readonly actWaits: boolean;
  readonly claimStatus: 'SENT' | 'APPROVED' | 'RETURNED' | 'PAID' | null;
  /** Of an approved claim, in minor units. */
  readonly claimPaid: number | null;
  /** It cannot be paid into the account that the talent gave. */
  readonly asksAccount: boolean;
};

const CLAIMED = { SENT: 'CLAIMED', APPROVED: 'APPROVED', RETURNED: 'RETURNED', PAID: 'PAID' } as const;

/** The status of a place at a moment. At an agency that is suspended or inactive nothing waits but what is owed. */
export function workStatus(place: Place, now: Date): WorkStatus {
  if (place.claimStatus) return claimedStatus(place, place.claimStatus);
  const status = openStatus(place, now);
  const ends = status !== 'TO_CLAIM' && WAITING.includes(status) && isClosedAgency(place.agencyState);
  return ends ? 'OVER' : status;
}

function claimedStatus(
  { claimPaid, asksAccount }: Place,
  status: NonNullable<Place['claimStatus']>,
): WorkStatus {
  if (status === 'APPROVED' && asksAccount) return 'ACCOUNT_ASKED';
  return status === 'APPROVED' && claimPaid ? 'PARTLY_PAID' : CLAIMED[status];
}

function openStatus(place: Place, now: Date): WorkStatus {
  const isConfirmed = place.stateId === CONVOCATED.CONFIRMED;
  const state = stateAt({ stateId: place.eventState, endDate: place.eventEnd }, isConfirmed ? 1 : 0, now);
  if (state === EVENT.CANCELLED) return 'CANCELLED';
  if (place.ownContract && place.actWaits) return 'ACT_TO_SIGN';
  if (place.ownContract) return takesClaims(state) && place.serviceEnd <= now ? 'TO_CLAIM' : 'SIGNED';
  if (place.signed) return 'SIGNED';
  if (isConfirmed) return isClosed(state) ? 'OVER' : 'TO_SIGN';
  const call = callStatus(place, now);
  if (call === 'GONE') return 'NOT_CHOSEN';
  if (call === 'CANCELLED') return 'CANCELLED';
  if (call === 'CLOSED') return 'OVER';
  return place.reply ? 'ANSWERED' : 'TO_ANSWER';
}

type Ids = {
  readonly id: string;
  readonly stateId: number;
  readonly eventId: string;
  readonly convocatoryId: string;
  readonly talentId: string;
};

/**
 * The page on which a place is answered, signed or claimed for, and between signing and claiming its call sheet; it
 * opens to the talent who is signed in.
 */
export function workPath(place: Ids, status: WorkStatus): string {
  const { id, stateId, eventId, convocatoryId, talentId } = place;
  switch (status) {
    case 'TO_SIGN':
    case 'ACT_TO_SIGN':
      return contractPath(eventId, talentId);
    case 'SIGNED':
      return stateId === CONVOCATED.CONFIRMED ? ownSheetPath(id) : contractPath(eventId, talentId);
    case 'TO_CLAIM':
    case 'RETURNED':
    case 'ACCOUNT_ASKED':
    case 'CLAIMED':
    case 'APPROVED':
    case 'PARTLY_PAID':
    case 'PAID':
      return `/invoice/${convocatoryId}/${talentId}`;
    default:
      return `/convocatoria/${convocatoryId}/${talentId}`;
  }
}
