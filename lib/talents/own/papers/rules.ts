import { type ContractPaperKind, isInPlanilla, type PlanillaKind } from '@/db/values/contract-papers';
import { shiftDay } from '@/lib/core/dates';

/** Whether one file may be both papers: a planilla of social security says EPS and ARL. */
export const mayShareFile = (one: ContractPaperKind, other: ContractPaperKind): boolean =>
  one === other || (isInPlanilla(one) && isInPlanilla(other));

/** The other paper that a planilla says. */
export const otherOfPlanilla = (kind: PlanillaKind): PlanillaKind => (kind === 'eps' ? 'arl' : 'eps');

type Ageing = {
  /** Days for which it serves from its issue where it does not say until when; null for a paper that does not age. */
  readonly days: number | null;
  /** How many days before its end the talent is told. */
  readonly warnDays: number;
};

/** How each paper ages (decision 96). A certificate of affiliation proves a day; the cédula and the RUT stand. */
export const AGEING: Readonly<Record<ContractPaperKind, Ageing>> = {
  docId: { days: null, warnDays: 30 },
  rut: { days: null, warnDays: 30 },
  eps: { days: 90, warnDays: 15 },
  arl: { days: 90, warnDays: 15 },
};

/** Versions of a paper that are kept, the one that counts among them. */
export const MOST_VERSIONS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from one calendar day to another; negative when that is over. */
export const daysUntil = (today: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

export type PaperDates = { readonly issuedOn: string | null; readonly expiresOn: string | null };

/**
 * The last day on which a paper serves: the one it says, else as many days after its issue as it ages, else null.
 * Without a day of issue it counts from the day on which it was handed over.
 */
export function lastDayOf(
  kind: ContractPaperKind,
  { issuedOn, expiresOn }: PaperDates,
  handedOver: string,
): string | null {
  const { days } = AGEING[kind];
  return expiresOn ?? (days === null ? null : shiftDay(issuedOn ?? handedOver, days));
}

export type PaperState = 'VALID' | 'EXPIRING' | 'EXPIRED';

/** How a paper stands on a day. It serves on its last day too. */
export function paperState(kind: ContractPaperKind, expiresOn: string | null, today: string): PaperState {
  if (expiresOn === null) return 'VALID';
  const left = daysUntil(today, expiresOn);
  if (left < 0) return 'EXPIRED';
  return left <= AGEING[kind].warnDays ? 'EXPIRING' : 'VALID';
}

type Problem = { readonly issuedOn?: string; readonly expiresOn?: string };

/** What is wrong with the days of a paper, as message keys by field: none of them is ahead of itself, or over already. */
export function datesProblem(kind: ContractPaperKind, dates: PaperDates, today: string): Problem | null {
  const { issuedOn, expiresOn } = dates;
  if (issuedOn !== null && issuedOn > today) return { issuedOn: 'validation.paper.issuedAhead' };
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) {
    return { expiresOn: 'validation.dateOrder' };
  }
  const lastDay = lastDayOf(kind, dates, today);
  if (lastDay === null || lastDay >= today) return null;
  return expiresOn === null
    ? { issuedOn: 'validation.paper.tooOld' }
    : { expiresOn: 'validation.paper.expired' };
}

type Standing = {
  readonly kind: ContractPaperKind;
  readonly state: PaperState;
  readonly expiresOn: string | null;
};

/** What else a paper that is kept may be used as: of a planilla the other paper, where that lacks or ends earlier. */
export function sharedKind(paper: Standing, papers: readonly Standing[]): PlanillaKind | null {
  if (!isInPlanilla(paper.kind) || paper.state === 'EXPIRED') return null;
  const kind = otherOfPlanilla(paper.kind);
  const there = papers.find((one) => one.kind === kind);
  const isBetter = there && there.state !== 'VALID' && (there.expiresOn ?? '') < (paper.expiresOn ?? '');
  return !there || isBetter ? kind : null;
}
