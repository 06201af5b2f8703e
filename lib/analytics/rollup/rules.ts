/** What is counted by the month; each by a key of its own. Amounts are whole pesos unless said otherwise. */
export const MEASURES = [
  /** Quotations by the furthest stage they reached, in the month in which they were made. */
  'FUNNEL',
  /** Quotations that clients accepted, in the month of the acceptance: by city, by client, by profile (people). */
  'CITY',
  'CLIENT',
  'PROFILE',
  /** Confirmed people and what they get, in the month of their event, by talent. */
  'TALENT',
  /** Events by state, in the month in which they begin. */
  'EVENT',
  /** Ended events, by the sides of `MARGIN_KEYS`. */
  'MARGIN',
  /** Calls by `CALL_KEYS`, in the month in which they went out; amounts are seconds until the answer. */
  'CALL',
  /** Roles by `FILL_KEYS`, in the month of their first call; amounts are seconds until the last place was taken. */
  'FILL',
] as const;
export type Measure = (typeof MEASURES)[number];

/** In their order: what reached one has been in all before it. */
export const STAGES = ['QUOTED', 'SENT', 'OPENED', 'ACCEPTED', 'COVERED', 'SIGNED', 'PAID'] as const;
export type Stage = (typeof STAGES)[number];

export const MARGIN_KEYS = ['ESTIMATED_INCOME', 'ESTIMATED_COSTS', 'ACTUAL_INCOME', 'ACTUAL_COSTS'] as const;

/** How soon a call was answered, by hours; the last holds what came later. */
export const ANSWER_HOURS = [1, 6, 24, 72] as const;
export const CALL_KEYS = ['WITHIN_1', 'WITHIN_6', 'WITHIN_24', 'WITHIN_72', 'LATER', 'UNANSWERED'] as const;

export const FILL_KEYS = ['FILLED', 'OPEN'] as const;
