import { USUAL_ACCOUNTS } from '@/lib/finances/journal/rules';
import { administrator, agency, type Entry, moneyKeepers, owner, reviewers } from './entries';
import {
  advanceForOthers,
  collected,
  collectedInPart,
  costed,
  credited,
  monthClosed,
  owing,
  paidInPart,
  paidOut,
} from './finance-arrangements';

const cost = {
  category: 'FOOD',
  supplier: 'Cocina',
  supplierIdentification: '900373115-3',
  spentOn: '2026-02-03',
  amount: 5,
} as const;
const payment = { amount: 5, paidOn: '2026-02-03' } as const;
const kept = { arrange: costed };
const paid = { arrange: paidInPart('RECEIVED') };
const reported = { arrange: paidInPart('REPORTED') };

export const FINANCE_QUERIES: Readonly<Record<string, Entry>> = {
  eventCosts: agency((own) => ({ eventId: own.event }), kept),
  clientPayments: agency((own) => ({ eventId: own.event }), paid),
  debtReminder: moneyKeepers((own) => ({ eventId: own.event }), { arrange: owing }),
};

/** What events cost and clients owe, and why that differs from what was quoted. */
export const FINANCE_MUTATIONS: Readonly<Record<string, Entry>> = {
  closeJournalMonth: reviewers(() => ({ month: '2026-01' })),
  reopenJournalMonth: owner(() => ({ month: '2026-01', reason: 'Faltaba un gasto' }), {
    arrange: monthClosed,
  }),
  keepJournalAccounts: reviewers(() => ({ input: { ...USUAL_ACCOUNTS, BANK: '111010' } })),
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
  recordCollectedPayment: administrator(
    (own) => ({ input: { ...payment, kind: 'PAYMENT', eventId: own.event } }),
    { arrange: collected },
  ),
  takeCollectedPayment: administrator((own) => ({ input: { ...payment, id: own.convocated } }), {
    arrange: collectedInPart('REPORTED'),
  }),
  refuseCollectedPayment: administrator((own) => ({ id: own.convocated, reason: 'No se lee' }), {
    arrange: collectedInPart('REPORTED'),
  }),
  undoCollectedPayment: administrator((own) => ({ id: own.convocated, reason: 'No era' }), {
    arrange: collectedInPart('RECEIVED'),
  }),
  confirmCollectedAdvance: administrator((own) => ({ eventId: own.event }), {
    arrange: advanceForOthers('PROVEN'),
  }),
  refuseCollectedAdvance: administrator((own) => ({ eventId: own.event, reason: 'No se lee' }), {
    arrange: advanceForOthers('PROVEN'),
  }),
  undoCollectedAdvance: administrator((own) => ({ eventId: own.event }), {
    arrange: advanceForOthers('RECEIVED'),
  }),
  payOutCollected: administrator(
    (own) => ({ input: { part: 'AGENCY', amount: 1, paidOn: '2026-02-03', eventId: own.event } }),
    { arrange: collectedInPart('RECEIVED') },
  ),
  undoCollectedPayout: administrator((own) => ({ id: own.convocated, reason: 'No era' }), {
    arrange: paidOut,
  }),
  moveClientCredit: moneyKeepers(
    (own) => ({ fromEventId: own.event, toEventId: own.convocated, amount: 5 }),
    { arrange: credited },
  ),
  keepEventCollection: moneyKeepers((own) => ({ input: { eventId: own.event, reminds: false } })),
  saveCollectionSettings: moneyKeepers(() => ({ input: { reminderDays: [-3, 1] } })),
  keepClientTerms: moneyKeepers((own) => ({ clientId: own.client, days: 15 })),
  sendDebtReminder: moneyKeepers((own) => ({ eventId: own.event }), { arrange: owing }),
  shareStatementLink: moneyKeepers((own) => ({ clientId: own.client })),
  sendStatement: moneyKeepers((own) => ({ clientId: own.client }), { arrange: owing }),
  endStatementLinks: moneyKeepers((own) => ({ clientId: own.client })),
};
