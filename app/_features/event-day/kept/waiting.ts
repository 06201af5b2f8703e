import type { AttendanceMark } from '@/lib/event-day/attendance/rules';

/** A mark made on this device, with whom and which day it is of. */
export type MadeMark = AttendanceMark & { readonly convocatedId: string; readonly day: string };

/** A note made on this device; `convocatedId` is null for one of the event. */
export type MadeNote = {
  readonly id: string;
  readonly convocatedId: string | null;
  readonly day: string;
  readonly text: string;
  readonly pressedAt: Date;
};

/** What a device made and the server may not have. */
export type Waiting =
  | { readonly kind: 'mark'; readonly id: string; readonly mark: MadeMark }
  | { readonly kind: 'note'; readonly id: string; readonly note: MadeNote }
  | {
      readonly kind: 'photo';
      readonly id: string;
      readonly noteId: string;
      readonly name: string;
      /** A JPEG. */
      readonly picture: Blob;
    };

export const marksIn = (items: readonly Waiting[]): MadeMark[] =>
  items.flatMap((item) => (item.kind === 'mark' ? [item.mark] : []));

export const notesIn = (items: readonly Waiting[]): MadeNote[] =>
  items.flatMap((item) => (item.kind === 'note' ? [item.note] : []));

export type MadePhoto = Extract<Waiting, { kind: 'photo' }>;

export const photosIn = (items: readonly Waiting[]): MadePhoto[] =>
  items.filter((item) => item.kind === 'photo');
