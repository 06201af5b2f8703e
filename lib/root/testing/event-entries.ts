import { isoDateInZone } from '@/lib/core/dates';
import type { Tenant } from '@/lib/testing/tenant';
import { advanceIn, branded, needing, ownEvent, rated, worked } from './arrangements';
import { agency, type Entry, moneyKeepers, producers } from './entries';

export const DATES = { startDate: '2027-03-01T13:00:00Z', endDate: '2027-03-02T23:00:00Z' };

const ofEvent = (own: Tenant) => ({ eventId: own.event });

/** Writes of events, of the people they need, of venues and of brands. */
export const EVENT_MUTATIONS: Readonly<Record<string, Entry>> = {
  createEvent: producers(({ marker }) => ({ input: { name: `Propio ${marker}`, cityId: 1, ...DATES } })),
  makeAgencyCalendar: agency(),
  endAgencyCalendar: agency(),
  makeEventCalendar: producers((own) => ({ eventId: own.event })),
  endEventCalendar: producers((own) => ({ eventId: own.event })),
  copyEvent: producers((own) => ({ id: own.event, name: 'Otra vez', startDate: DATES.startDate })),
  editEventWithPlace: producers((own) => ({ input: { id: own.event, description: 'Otra' } })),
  editEventCreatePlace: producers((own) => ({ input: { id: own.event, placeName: 'Museo' } })),
  createEventDirectory: producers(() => ({ input: { name: 'Semana de la moda', ...DATES } })),
  createEventDirectoryFast: producers(() => ({
    input: { name: 'Semana de la moda', placeName: 'Museo', cityId: 1, ...DATES },
  })),
  keepEventStops: producers((own) => ({ eventId: own.event, stops: [] })),
  createEventPersonal: producers((own) => ({
    input: { eventId: own.event, profile: 'modelo', gender: 'FEMENINO', quantity: 1, budget: 5 },
  })),
  deleteEventPersonal: producers((own) => ({ id: own.convocated }), { arrange: needing }),
  deleteEventPersonalByEventId: producers((own) => ({ eventId: own.convocated }), { arrange: ownEvent }),
  createFinalClient: producers((own) => ({ input: { name: 'Marca', clientId: own.client } })),
  updateFinalClient: producers((own) => ({ input: { id: own.convocated, name: 'Otra' } }), {
    arrange: branded,
  }),
  askAdvance: moneyKeepers((own) => ({
    input: {
      eventId: own.event,
      amount: 5,
      dueOn: isoDateInZone(new Date(), 'America/Bogota'),
      instructions: 'Banco',
    },
  })),
  sendAdvanceNotice: moneyKeepers(ofEvent, { arrange: advanceIn('ASKED') }),
  withdrawAdvance: moneyKeepers(ofEvent, { arrange: advanceIn('ASKED') }),
  confirmAdvance: moneyKeepers(ofEvent, { arrange: advanceIn('PROVEN') }),
  refuseAdvance: moneyKeepers((own) => ({ eventId: own.event, reason: 'No se lee' }), {
    arrange: advanceIn('PROVEN'),
  }),
  undoAdvance: moneyKeepers(ofEvent, { arrange: advanceIn('RECEIVED') }),
  shareAdvanceLink: moneyKeepers(ofEvent, { arrange: advanceIn('ASKED') }),
  rateTalent: producers(
    (own) => ({ input: { convocatedId: own.convocated, punctuality: 5, presence: 4, work: 3 } }),
    { arrange: worked },
  ),
  removeRating: producers((own) => ({ convocatedId: own.convocated }), { arrange: rated }),
  updateEvent: producers((own) => ({ input: { id: own.event, description: 'Otra' } })),
  cancelEvent: producers((own) => ({ id: own.event, reason: 'Prueba' })),
  moveEvents: producers((own) => ({ ids: [own.event], stateId: 34 })),
  cancelEvents: producers((own) => ({ ids: [own.event], reason: 'Prueba' })),
};
