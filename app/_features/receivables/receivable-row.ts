import type { Age } from '@/db/values/client-payments';
import { formatShortDay } from '@/lib/core/dates';
import { eventPath } from '@/lib/core/paths';
import type { Receivable } from '@/lib/finances/receivables/queries';

/** What an event is owed as lists show it: this much goes to the browser. */
export type ReceivableListRow = {
  readonly id: string;
  readonly client: string | null;
  readonly event: string;
  readonly href: string;
  readonly invoice: string | null;
  readonly due: string;
  readonly currency: string;
  readonly charged: number;
  readonly settled: number;
  readonly others: number;
  readonly balance: number;
  readonly late: number;
  readonly age: Age;
  readonly reported: number;
};

export const receivableRow = (debt: Receivable): ReceivableListRow => ({
  id: debt.id,
  client: debt.clientName,
  event: debt.eventName,
  href: `${eventPath(debt.id, debt.eventName)}?seccion=finanzas`,
  invoice: debt.invoiceNumber,
  due: formatShortDay(debt.dueOn),
  currency: debt.currencyCode,
  charged: debt.charged,
  settled: debt.settled,
  others: debt.settledByOthers,
  balance: debt.balance,
  late: debt.late,
  age: debt.age,
  reported: debt.reported,
});
