import type { Age } from '@/db/values/client-payments';
import type { Movement } from '../account-rules';

const KINDS: Readonly<Record<Movement['kind'], string>> = {
  CHARGE: 'Evento',
  ADVANCE: 'Anticipo',
  PAYMENT: 'Pago',
  WITHHELD: 'Retención practicada',
  CREDIT_NOTE: 'Nota crédito',
  CREDIT_IN: 'Saldo a favor usado',
  REFUND: 'Devolución',
  CREDIT_OUT: 'Saldo a favor pasado a otro evento',
};

export const AGE_NAMES: Readonly<Record<Age, string>> = {
  CURRENT: 'Por vencer',
  TO_30: '1 a 30 días vencido',
  TO_60: '31 a 60 días vencido',
  TO_90: '61 a 90 días vencido',
  OVER_90: 'Más de 90 días vencido',
};

/** What a movement was, and for which event. */
export function movementText({ kind, event, detail }: Movement): { text: string; detail: string } {
  const papers = detail ? (kind === 'CHARGE' ? `Factura ${detail}` : `Ref. ${detail}`) : '';
  return kind === 'CHARGE'
    ? { text: event, detail: papers }
    : { text: KINDS[kind], detail: [event, papers].filter(Boolean).join(' · ') };
}

export const dueText = (late: number): string =>
  late <= 0 ? 'A tiempo' : late === 1 ? 'Vencido hace 1 día' : `Vencido hace ${late} días`;

/** What the last figure is called: a debt, nothing, or what stands to the client's credit. */
export const balanceLabel = (balance: number): string => (balance < 0 ? 'Saldo a favor' : 'Saldo por pagar');
