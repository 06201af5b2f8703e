import { costed, credited, owing, paidInPart } from './arrangements';
import { agency, type Entry, moneyKeepers, signedIn } from './entries';

const cost = {
  category: 'FOOD',
  supplier: 'Cocina',
  spentOn: '2026-02-03',
  amount: 5,
} as const;
const payment = { amount: 5, paidOn: '2026-02-03' } as const;
const kept = { arrange: costed };
const paid = { arrange: paidInPart('RECEIVED') };
const reported = { arrange: paidInPart('REPORTED') };

export const FINANCE_QUERIES: Readonly<Record<string, Entry>> = {
  eventFinances: agency((own) => ({ eventId: own.event }), kept),
  eventCosts: agency((own) => ({ eventId: own.event }), kept),
  clientPayments: agency((own) => ({ eventId: own.event }), paid),
  receivables: agency((own) => ({ clientId: own.client }), paid),
  receivablesAgeing: agency(),
  collectedForOthers: signedIn(),
  debtReminder: moneyKeepers((own) => ({ eventId: own.event }), { arrange: owing }),
};

/** What events cost and clients owe, and why that differs from what was quoted. */
export const FINANCE_MUTATIONS: Readonly<Record<string, Entry>> = {
  addEventCost: moneyKeepers((own) => ({ input: { ...cost, eventId: own.event } })),
  editEventCost: moneyKeepers((own) => ({ input: { ...cost, id: own.convocated } }), kept),
  voidEventCost: moneyKeepers((own) => ({ id: own.convocated, reason: 'Repetido' }), kept),
  noteEventFinances: moneyKeepers((own) => ({ eventId: own.event, line: 'FOOD', note: 'Más gente' })),
  recordClientPayment: moneyKeepers((own) => ({
    input: { ...payment, kind: 'PAYMENT', eventId: own.event },
  })),
  takeClientPayment: moneyKeepers((own) => ({ input: { ...payment, id: own.convocated } }), reported),
  refuseClientPayment: moneyKeepers((own) => ({ id: own.convocated, reason: 'No se lee' }), reported),
  undoClientPayment: moneyKeepers((own) => ({ id: own.convocated, reason: 'No era' }), paid),
  moveClientCredit: moneyKeepers(
    (own) => ({ fromEventId: own.event, toEventId: own.convocated, amount: 5 }),
    { arrange: credited },
  ),
  keepEventCollection: moneyKeepers((own) => ({ input: { eventId: own.event, reminds: false } })),
  keepClientTerms: moneyKeepers((own) => ({ clientId: own.client, days: 15 })),
  sendDebtReminder: moneyKeepers((own) => ({ eventId: own.event }), { arrange: owing }),
  shareStatementLink: moneyKeepers((own) => ({ clientId: own.client })),
  endStatementLinks: moneyKeepers((own) => ({ clientId: own.client })),
};
