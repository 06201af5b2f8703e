import type { AttendanceMark } from '@/lib/event-day/attendance/rules';

/** A mark made on this device, with whom and which day it is of. */
export type MadeMark = AttendanceMark & { readonly convocatedId: string; readonly day: string };

type Kept = Omit<MadeMark, 'at' | 'pressedAt'> & { readonly at: string; readonly pressedAt: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'id' in value && 'pressedAt' in value && 'at' in value;

const keyOf = (eventId: string): string => `mesa:${eventId}`;

/** What this device has not been able to send for an event, also from before it was closed. */
export function readKept(eventId: string): MadeMark[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isKept)
      .map(({ at, pressedAt, ...mark }) => ({ ...mark, at: new Date(at), pressedAt: new Date(pressedAt) }));
  } catch {
    return [];
  }
}

/** Keeps on this device what waits to be sent. Answers false when the device has no room: then the tab must stay open. */
export function keep(eventId: string, waiting: readonly MadeMark[]): boolean {
  try {
    if (waiting.length === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/** The marks of one day of somebody: those that the server gave, and those made here that it has not given yet. */
export function marksOf(
  convocatedId: string,
  { day, marks }: { readonly day: string; readonly marks: readonly AttendanceMark[] },
  made: readonly MadeMark[],
): readonly AttendanceMark[] {
  const known = new Set(marks.map(({ id }) => id));
  const own = made.filter(
    (mark) => mark.convocatedId === convocatedId && mark.day === day && !known.has(mark.id),
  );
  return own.length === 0 ? marks : [...marks, ...own];
}
