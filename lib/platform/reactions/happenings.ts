import type { events, messages, quotations, rides } from '@/db/schema';

type Event = typeof events.$inferSelect;
type Message = typeof messages.$inferSelect;
type Quotation = typeof quotations.$inferSelect;
type Ride = typeof rides.$inferSelect;

/** What a write tells later domains of, with the rows it hands them. A closed list: nothing else can be reacted to. */
export type Happenings = {
  /** An agency was suspended (26). */
  'agency.suspended': { readonly agencyId: string };
  /** A talent was suspended (19). */
  'talent.suspended': { readonly talentId: string };
  /** A client is about to be removed (32): what is open with it refuses. */
  'client.removing': { readonly agencyId: string; readonly clientId: string };
  /** Two clients of an agency turned out to be one: the first is removed (32), the second stays. */
  'client.merged': { readonly agencyId: string; readonly fromId: string; readonly intoId: string };
  /** A sent quotation was accepted (63), by its client or noted by its agency; its event has that id, or gets it. */
  'quotation.accepted': { readonly quotation: Quotation; readonly eventId: string };
  /** A sent or accepted quotation was voided (65), with the reason for it. */
  'quotation.voided': { readonly quotation: Quotation; readonly reason: string };
  /** An open event was changed: its rows before and after, and the venues at which it takes place, of the directory. */
  'event.updated': {
    readonly before: Event;
    readonly after: Event;
    readonly places: { readonly before: string | null; readonly after: string | null };
  };
  /** The people that an open event needs were changed. */
  'event.needs': Event;
  /** Somebody opened a message, as who carried it tells. */
  'message.opened': Message;
  /** An open event was cancelled (37). */
  'event.cancelled': Event;
  /** A ride is over and costs `amount`, the fare in minor units of its currency, without any fees. */
  'ride.charged': { readonly ride: Ride; readonly amount: number };
};

export type Happening = keyof Happenings;
