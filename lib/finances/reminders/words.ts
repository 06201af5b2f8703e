import { formatMoney } from '@/lib/core/money';
import type { Receivable } from '../receivables/queries';

type Debt = Pick<Receivable, 'balance' | 'currencyCode' | 'late'>;

/** What a reminder says of a debt: in time, on its day, or late. The same in the mail and in its preview. */
export function reminderWords({ balance, currencyCode, late }: Debt, agency: string) {
  const amount = formatMoney(balance, currencyCode);
  if (late > 0) {
    const days = late === 1 ? 'hace 1 día' : `hace ${late} días`;
    return { title: 'Tu pago está vencido', text: `El pago de ${amount} a ${agency} venció ${days}.` };
  }
  const when = late === 0 ? 'hoy' : late === -1 ? 'mañana' : `en ${-late} días`;
  return { title: 'Tu pago está por vencer', text: `El pago de ${amount} a ${agency} vence ${when}.` };
}
