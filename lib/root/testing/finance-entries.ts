import { costed } from './arrangements';
import { agency, type Entry, moneyKeepers } from './entries';

const cost = {
  category: 'FOOD',
  supplier: 'Cocina',
  spentOn: '2026-02-03',
  amount: 5,
} as const;
const kept = { arrange: costed };

export const FINANCE_QUERIES: Readonly<Record<string, Entry>> = {
  eventFinances: agency((own) => ({ eventId: own.event }), kept),
  eventCosts: agency((own) => ({ eventId: own.event }), kept),
};

/** What events cost, and why that differs from what was quoted. */
export const FINANCE_MUTATIONS: Readonly<Record<string, Entry>> = {
  addEventCost: moneyKeepers((own) => ({ input: { ...cost, eventId: own.event } })),
  editEventCost: moneyKeepers((own) => ({ input: { ...cost, id: own.convocated } }), kept),
  voidEventCost: moneyKeepers((own) => ({ id: own.convocated, reason: 'Repetido' }), kept),
  noteEventFinances: moneyKeepers((own) => ({ eventId: own.event, line: 'FOOD', note: 'Más gente' })),
};
