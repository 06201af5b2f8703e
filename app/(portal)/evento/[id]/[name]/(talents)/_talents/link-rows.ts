import { CONVOCATED } from '@/lib/core/states';
import { isClosed, takesClaims } from '@/lib/events/rules';

/** What of an event its links' messages tell. */
export type LinkedEvent = {
  readonly name: string;
  readonly agencyName: string;
  readonly stateId: number;
  readonly dates: string;
  /** What goes along with a link by WhatsApp the first time, in the agency's words. */
  readonly chats: Readonly<Record<Exclude<Purpose, 'RIDE'>, string>>;
};

const PURPOSES = ['TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE'] as const;
export type Purpose = (typeof PURPOSES)[number];

export type LinkRow = {
  readonly purpose: Purpose;
  /** Why there is no link for it now, by the name of its text; null when there is one. */
  readonly obstacle: 'closed' | 'needsConfirmed' | 'needsSignature' | 'alreadySigned' | null;
};

type Place = { readonly stateId: number; readonly signedAt?: Date | null };

/** Which links of a talent can be shared. */
export function linkRows(place: Place, event: Pick<LinkedEvent, 'stateId'>): LinkRow[] {
  const closed = isClosed(event.stateId) ? 'closed' : null;
  return [
    { purpose: 'TALENT_REPLY', obstacle: closed ?? (place.signedAt ? 'alreadySigned' : null) },
    { purpose: 'CONTRACT', obstacle: closed ?? contractObstacle(place) },
    { purpose: 'CLAIM', obstacle: takesClaims(event.stateId) ? claimObstacle(place) : 'closed' },
    { purpose: 'RIDE', obstacle: closed ?? rideObstacle(place) },
  ];
}

const contractObstacle = ({ stateId, signedAt }: Place) =>
  signedAt ? 'alreadySigned' : stateId === CONVOCATED.CONFIRMED ? null : 'needsConfirmed';

const rideObstacle = ({ stateId }: Place) => (stateId === CONVOCATED.CONFIRMED ? null : 'needsConfirmed');

const claimObstacle = ({ signedAt }: Place) => (signedAt ? null : 'needsSignature');
