import { formatDayRange, isoDateInZone } from '@/lib/core/dates';
import { pick } from '@/lib/core/pick';
import { DECISIVE_FIGURES } from '@/lib/core/quotation-fields';
import { COP, inPesos } from '@/lib/quotations/exchange/rules';
import type { QuotationDetail } from '@/lib/quotations/queries';
import {
  isAwaited,
  isEditable,
  mayAdd,
  mayRevise,
  mayVoid,
  type NextStep,
  nextStep,
  type QuotationStatus,
  statusOf,
} from '@/lib/quotations/rules';

/** A quotation as lists and its actions need it: plain texts, dates already written where the event is. */
export type QuotationSummary = {
  readonly id: string;
  readonly code: number | null;
  readonly version: number;
  readonly stateId: number;
  readonly status: QuotationStatus;
  readonly client: string | null;
  readonly email: string | null;
  readonly event: string;
  readonly city: string;
  /** '18–20 ene 2027' */
  readonly dates: string;
  readonly total: number;
  readonly currency: string;
  /** The total in pesos at its own rate; null for a quotation in pesos. */
  readonly totalInPesos: number | null;
  /** The other figures when the list was read. Sending is refused when one of them has changed. */
  readonly seen: Pick<QuotationDetail, (typeof DECISIVE_FIGURES)[number]>;
  readonly next: NextStep;
  /** Rule: `isAwaited`. */
  readonly isAwaited: boolean;
  /** Days until it is no longer valid, 0 today; null where it does not matter. */
  readonly expiresIn: number | null;
  readonly eventId: string | null;
  /** Its client chooses of its lines. */
  readonly hasChoices: boolean;
  /** Days since the client last had it open, 0 today; null when never, undefined for a draft. */
  readonly openedAgo: number | null | undefined;
  /** Rules: `mayRevise`, `mayVoid`. */
  readonly mayRevise: boolean;
  readonly mayVoid: boolean;
  /** Rule: `mayAdd`. */
  readonly mayAdd: boolean;
  /** It adds to the event of another one. */
  readonly isAddition: boolean;
};

const DAY_MS = 86_400_000;

/** `now` in milliseconds. */
export function summaryOf(quotation: QuotationDetail, now: number): QuotationSummary {
  const { timeZone, startDate, endDate, validUntil, lastOpenedAt } = quotation;
  const next = nextStep(quotation);
  const day = (instant: Date) => Date.parse(isoDateInZone(instant, timeZone)) / DAY_MS;
  return {
    id: quotation.id,
    code: quotation.code,
    version: quotation.version,
    stateId: quotation.stateId,
    status: statusOf(quotation),
    client: quotation.nameClient,
    email: quotation.emailClient,
    event: quotation.nameEvent,
    city: quotation.cityName,
    dates: formatDayRange(startDate, endDate, timeZone, { year: true }),
    total: quotation.total,
    currency: quotation.currencyCode,
    totalInPesos:
      quotation.currencyCode === COP
        ? null
        : inPesos(quotation.total, { ...quotation, decimals: quotation.currencyDecimals }),
    seen: pick(quotation, DECISIVE_FIGURES),
    next,
    isAwaited: isAwaited(quotation),
    expiresIn: next === 'FOLLOW_UP' && validUntil ? day(validUntil) - day(new Date(now)) : null,
    eventId: quotation.eventId,
    hasChoices: quotation.hasChoices,
    openedAgo: isEditable(quotation.stateId)
      ? undefined
      : lastOpenedAt && day(new Date(now)) - day(lastOpenedAt),
    mayRevise: mayRevise(quotation),
    mayVoid: mayVoid(quotation),
    mayAdd: mayAdd(quotation),
    isAddition: quotation.additionOf !== null,
  };
}
