import {
  AGENCY,
  APPLICATION,
  CLIENT,
  CONVOCATED,
  CONVOCATORY,
  EVENT,
  PHOTO,
  QUOTATION,
  TALENT,
  USER,
} from '@/lib/core/states';
import type { Tone } from './soft-badge';

/**
 * One colour per state in the whole product: yellow waits for someone, blue is on its way, violet is in the hands of
 * others, green is good, red is bad, gray is over or asleep. Photos keep the specification's colours (81 to 84).
 */
const BY_TONE: Readonly<Record<Tone, readonly number[]>> = {
  yellow: [
    PHOTO.PENDING,
    USER.UNVERIFIED,
    USER.PENDING_DATA,
    AGENCY.IN_REVIEW,
    TALENT.IN_REVIEW,
    CONVOCATED.RESERVE,
    APPLICATION.PENDING,
  ],
  blue: [
    AGENCY.REGISTERED,
    USER.REGISTERED,
    TALENT.REGISTERED,
    EVENT.CREATED,
    QUOTATION.SENT,
    CONVOCATED.CALLED,
    CONVOCATORY.OPEN,
  ],
  violet: [EVENT.CALLING],
  green: [
    PHOTO.APPROVED,
    USER.ACTIVE,
    AGENCY.ACTIVE,
    TALENT.ACTIVE,
    CLIENT.ACTIVE,
    EVENT.CONFIRMED,
    QUOTATION.ACCEPTED,
    CONVOCATED.CONFIRMED,
    APPLICATION.ACCEPTED,
  ],
  red: [
    PHOTO.REJECTED,
    USER.SUSPENDED,
    AGENCY.SUSPENDED,
    TALENT.SUSPENDED,
    EVENT.CANCELLED,
    CONVOCATORY.CANCELLED,
    QUOTATION.REJECTED,
    CONVOCATED.DISCARDED,
    APPLICATION.REJECTED,
    APPLICATION.WITHDRAWN,
  ],
  gray: [
    PHOTO.ARCHIVED,
    AGENCY.INACTIVE,
    CLIENT.INACTIVE,
    CLIENT.DELETED,
    EVENT.FINISHED,
    EVENT.EXPIRED,
    CONVOCATORY.CLOSED,
    QUOTATION.DRAFT,
    QUOTATION.EXPIRED,
  ],
};

const TONES = new Map(
  Object.entries(BY_TONE).flatMap(([tone, ids]) => ids.map((id): [number, Tone] => [id, tone as Tone])),
);

/** The colour of a state of the catalogue; gray for an id that it does not hold. */
export const stateTone = (id: number): Tone => TONES.get(id) ?? 'gray';
