import { REMINDER_CHANNELS, type ReminderChannel, type ReminderReason } from '@/db/values/reminders';

/** When, how often and by what an agency's talents are reminded for a reason. */
export type ReminderRule = {
  readonly isOn: boolean;
  /** Hours after the reason began until the first one; of an event, before it. */
  readonly firstHours: number;
  /** Hours between one and the next. */
  readonly everyHours: number;
  readonly times: number;
  readonly channels: readonly ReminderChannel[];
};

const on = (firstHours: number, everyHours: number, times: number): ReminderRule => ({
  isOn: true,
  firstHours,
  everyHours,
  times,
  channels: REMINDER_CHANNELS,
});

/** What holds for an agency that has said nothing else. */
export const USUAL_RULES: Readonly<Record<ReminderReason, ReminderRule>> = {
  UNANSWERED_CALL: on(24, 24, 2),
  UNSIGNED_CONTRACT: on(24, 24, 3),
  MISSING_DOCUMENT: on(48, 48, 2),
  EVENT_TOMORROW: on(24, 24, 1),
  MISSING_CLAIM: on(24, 72, 3),
  NOT_TAKEN: on(12, 24, 1),
};

/** True for what is told before its day: its hours count backwards. */
export const isBefore = (reason: ReminderReason): boolean => reason === 'EVENT_TOMORROW';

/** True for what is told once, since nobody has anything to do about it. */
export const isToldOnce = (reason: ReminderReason): boolean => isBefore(reason) || reason === 'NOT_TAKEN';

/** Channels by which a reason may be told; the template of WhatsApp asks to do something. */
export const channelsFor = (reason: ReminderReason): readonly ReminderChannel[] =>
  reason === 'NOT_TAKEN' ? ['email', 'push'] : REMINDER_CHANNELS;

/** Days after an event's end on which its claim is still asked for: as long as its link opens. */
export const CLAIM_DAYS = 30;

/** Days after a call's start on which those who were not taken still hear of it. */
export const NOT_TAKEN_DAYS = 7;

const HOUR_MS = 3_600_000;

export type Progress = {
  /** When the reason began, or the event begins. */
  readonly anchor: Date;
  /** Reminders sent so far, and when the last one was. */
  readonly turns: number;
  readonly lastAt: Date | null;
};

/** Returns when the next reminder is due; null when there is none any more. */
export function nextDue(
  reason: ReminderReason,
  rule: ReminderRule,
  { anchor, turns, lastAt }: Progress,
): Date | null {
  const times = isToldOnce(reason) ? Math.min(rule.times, 1) : rule.times;
  if (!rule.isOn || turns >= times) return null;
  if (turns === 0) {
    const hours = isBefore(reason) ? -rule.firstHours : rule.firstHours;
    return new Date(anchor.getTime() + hours * HOUR_MS);
  }
  const last = Math.max(anchor.getTime(), lastAt?.getTime() ?? 0);
  return new Date(last + rule.everyHours * HOUR_MS);
}
