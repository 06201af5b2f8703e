import type { DataRequestKind } from '@/db/values/data-requests';
import { addBusinessDays, businessDaysBetween } from '@/lib/core/colombian-holidays';

/** Business days of the first term and of what it may be extended by (Ley 1581 de 2012, articles 14 and 15). */
export const TERMS: Readonly<Record<DataRequestKind, { readonly first: number; readonly more: number }>> = {
  CONSULTA: { first: 10, more: 5 },
  RECLAMO: { first: 15, more: 8 },
};

/** The last day to answer what was received on a day. */
export const firstDueDay = (kind: DataRequestKind, receivedOn: string): string =>
  addBusinessDays(receivedOn, TERMS[kind].first);

/** The last day to answer once the term was extended: it counts from the end of the first. */
export const extendedDueDay = (kind: DataRequestKind, firstDueOn: string): string =>
  addBusinessDays(firstDueOn, TERMS[kind].more);

type Clock = { readonly firstDueOn: string; readonly dueOn: string };

/** It may be extended once, and only while the first term runs. */
export const mayExtend = ({ firstDueOn, dueOn }: Clock, today: string): boolean =>
  dueOn === firstDueOn && today <= firstDueOn;

/** Business days left to answer, today not counted; negative when they are over. */
export const daysLeft = ({ dueOn }: Pick<Clock, 'dueOn'>, today: string): number =>
  businessDaysBetween(today, dueOn);
