import type { Reactions } from '@/lib/platform/reactions/react';
import { freeBookings } from './agency-suspension/free-bookings';
import { followOpened } from './answers/follow-opened';
import { endAddedCalls } from './calls/end-added-calls';
import { endCalls } from './calls/end-calls';
import { followEvent } from './event-dates/follow-event';
import { followNeeds } from './event-dates/follow-needs';
import { endPlaces } from './talent-suspension/end-places';

export const reactions: Reactions = {
  /** Frees its bookings ahead, and tells its talents. */
  'agency.suspended': (tx, actor, { agencyId }) => freeBookings(tx, actor, agencyId),
  /** Ends its places, bookings and links of events ahead, and tells their producers. */
  'talent.suspended': (tx, actor, { talentId }) => endPlaces(tx, actor, talentId),
  /**
   * Gives needs, calls, bookings and links its new dates, asks again whose yes does not reach them, and tells who stays
   * confirmed; refuses when a contract is signed for other dates, or a talent is taken elsewhere on the new ones.
   */
  'event.updated': followEvent,
  /**
   * Asks again who said yes to a higher pay, confirms it (35) once it has everybody, and calls again (34) when somebody
   * lacks.
   */
  'event.needs': followNeeds,
  /** Keeps that a talent saw its call. */
  'message.opened': followOpened,
  /** Of an addition, ends the calls for its people, frees whoever was called for them, and tells them. */
  'quotation.voided': endAddedCalls,
  /** Cancels its open calls, frees its talents' dates, and tells whoever was counting on it. */
  'event.cancelled': endCalls,
};
