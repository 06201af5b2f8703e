import type { DeskPerson } from '@/lib/event-day/desk/queries';
import type { DeskNote } from '@/lib/event-day/notes/queries';

export type { DeskNote, DeskPerson };

/** Who said yes and could take a place. */
export type Reserve = { readonly convocatedId: string; readonly name: string; readonly profileName: string };

/**
 * The desk of an event as a device keeps it: names, roles, hours, marks, notes; no contact, document, pay or photo. Fields
 * that hold instants are named `at` or end in `At` (kept/seal.ts).
 */
export type DeskData = {
  readonly eventId: string;
  readonly name: string;
  /** When and where, in words. */
  readonly where: string;
  readonly timeZone: string;
  readonly stateId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether the reader notes, or only looks. */
  readonly runs: boolean;
  readonly days: readonly { readonly id: string; readonly label: string }[];
  readonly people: readonly DeskPerson[];
  readonly reserves: readonly Reserve[];
  readonly notes: readonly DeskNote[];
  /** When the server gave it. */
  readonly readAt: Date;
};
