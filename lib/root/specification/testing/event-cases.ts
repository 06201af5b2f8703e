import { expect } from 'vitest';
import { type Case, type Things, write } from './case';

const DATES = { startDate: '2027-04-10T13:00:00.000Z', endDate: '2027-04-12T23:00:00.000Z' };
/** Those of the event of every tenant, and some within them. */
const TENANT_DATES = { startDate: '2027-03-01T13:00:00.000Z', endDate: '2027-03-02T23:00:00.000Z' };
const CALL_DATES = { startDate: '2027-03-01T14:00:00.000Z', endDate: '2027-03-02T21:00:00.000Z' };

const EVENT = `name description logo stateId startDate endDate totalDays totalEvent urlKey finalClientColumn finalClientId
  urlAdvance validAdvance valueAdvance additionalProfiles quotationId eventDirectory { id placeDirectory { id name } }`;

const event = (own: Things) => ({
  name: 'Lanzamiento',
  description: 'Con pasarela',
  ...DATES,
  eventDirectoryId: own.occasion,
  totalDays: 3,
  totalEvent: 5_000_000,
  logo: own.image,
  urlKey: 'https://evento.co',
  finalClientColumn: true,
  finalClientId: own.brand,
  additionalProfiles: 'https://perfiles.co/1',
});
const toldEvent = (own: Things) => ({
  name: 'Lanzamiento',
  description: 'Con pasarela',
  ...DATES,
  logo: `/fotos/${own.image}`,
  totalDays: 3,
  totalEvent: 5_000_000,
  urlKey: 'https://evento.co',
  finalClientColumn: true,
  finalClientId: own.brand,
  additionalProfiles: 'https://perfiles.co/1',
  eventDirectory: { id: own.occasion },
});
const advance = { urlAdvance: 'https://pagos.co/1', validAdvance: true, valueAdvance: 100_000 };

const CALL = `code event { id } startDate endDate colourEyes colourHair height unitMeasure texture language city { id }
  skills academicTraining observations stateId eventPersonalId`;
const call = {
  ...CALL_DATES,
  colourEyes: 'Cafés',
  colourHair: 'Negro',
  height: 67,
  unitMeasure: 'in',
  texture: 'Delgada',
  language: 'Inglés',
  skills: ['Pasarela', 'Canto'],
  academicTraining: 'Actuación',
  observations: 'Con vestuario',
  stateId: 41,
};
/** Inches are kept as centimetres. */
const told = { height: 170.2, unitMeasure: 'cm' };
const otherCall = { colourEyes: 'Verdes', colourHair: 'Rubio', height: 66, observations: 'Sin vestuario' };
const OCCASION = 'name startDate endDate logo placeDirectory { id name city { id } }';

/** Events, the people they need, and calls. */
export const EVENT_CASES: Readonly<Record<string, Case>> = {
  createEventDirectory: {
    query: write('createEventDirectory', 'EventDirectoryInput', OCCASION),
    input: (own) => ({ name: 'Feria', ...DATES, placeDirectoryId: own.place, logo: own.image }),
    answer: (own) => ({
      name: 'Feria',
      ...DATES,
      logo: `/fotos/${own.image}`,
      placeDirectory: { id: own.place },
    }),
  },
  createEventDirectoryFast: {
    query: write('createEventDirectoryFast', 'EventDirectoryInput', OCCASION),
    input: (own) => ({ name: 'Feria', ...DATES, placeName: 'Museo', cityId: 2, logo: own.image }),
    answer: (own) => ({
      name: 'Feria',
      ...DATES,
      logo: `/fotos/${own.image}`,
      placeDirectory: { name: 'Museo', city: { id: '2' } },
    }),
  },
  createEvent: {
    query: write('createEvent', 'CreateEventInput', EVENT),
    input: (own) => ({ ...event(own), ...advance, stateId: 33 }),
    answer: (own) => ({ ...toldEvent(own), ...advance, stateId: 33, quotationId: null }),
  },
  'createEvent of a quotation': {
    query: write('createEvent', 'CreateEventInput', EVENT),
    input: (own) => ({
      ...event(own),
      // As the event stands: new dates would take back what talents said yes to.
      ...TENANT_DATES,
      totalDays: undefined,
      totalEvent: undefined,
      quotationId: own.accepted,
    }),
    answer: (own) => ({ quotationId: own.accepted, description: 'Con pasarela', finalClientId: own.brand }),
  },
  createEventPersonal: {
    query: write(
      'createEventPersonal',
      'EventPersonalInput',
      'eventPersonals { startDate endDate quantity gender profile budget }',
    ),
    input: (own) => ({
      ...CALL_DATES,
      quantity: 2,
      gender: 'MASCULINO',
      profile: 'cantante',
      budget: 300_000,
      eventId: own.ownEvent,
    }),
    answer: () => ({
      eventPersonals: [
        { ...CALL_DATES, quantity: 2, gender: 'MASCULINO', profile: 'cantante', budget: 300_000 },
      ],
    }),
  },
  deleteEventPersonalByEventId: {
    query: `mutation ($input: ID!) { deleteEventPersonalByEventId(eventId: $input) { eventPersonals { id } } }`,
    input: (own) => own.ownEvent,
    answer: () => ({ eventPersonals: [] }),
  },
  updateEvent: {
    query: write('updateEvent', 'UpdateEventInput', EVENT),
    input: (own) => ({ ...event(own), ...advance, id: own.ownEvent, stateId: 34, quotationId: null }),
    answer: (own) => ({ ...toldEvent(own), ...advance, stateId: 34 }),
  },
  editEventWithPlace: {
    query: write('editEventWithPlace', 'UpdateEventInput', EVENT),
    input: (own) => ({ ...event(own), id: own.ownEvent, eventDirectoryId: own.occasion }),
    answer: (own) => ({ eventDirectory: { id: own.occasion } }),
  },
  editEventCreatePlace: {
    query: write('editEventCreatePlace', 'UpdateEventInput', EVENT),
    input: (own) => ({ id: own.ownEvent, name: 'Lanzamiento', placeName: 'Museo Nuevo' }),
    answer: () => ({ eventDirectory: { placeDirectory: { name: 'Museo Nuevo' } } }),
  },
  createConvocatory: {
    query: write('createConvocatory', 'ConvocatoryInput', CALL),
    input: (own) => ({ ...call, cityId: 2, eventId: own.event, code: '', eventPersonalId: own.need }),
    answer: (own) => ({
      ...call,
      ...told,
      city: { id: '2' },
      event: { id: own.event },
      eventPersonalId: own.need,
      code: expect.stringMatching(/^.+-\d+$/),
    }),
  },
  updateConvocatory: {
    query: write('updateConvocatory', 'UpdateConvocatoryInput', CALL),
    input: (own) => ({
      ...call,
      ...otherCall,
      cityId: 3,
      id: own.convocatory,
      eventId: own.event,
      code: '',
      eventPersonalId: own.personal,
    }),
    answer: (own) => ({
      ...call,
      ...otherCall,
      ...told,
      height: 167.6,
      city: { id: '3' },
      event: { id: own.event },
      eventPersonalId: own.personal,
      code: expect.stringMatching(/^.+-\d+$/),
    }),
  },
  createConvocated: {
    query: `mutation ($input: [ID!]!, $convocatoryId: ID!) { createConvocated(talentId: $input, stateId: 1811,
      convocatoryId: $convocatoryId, urlContract: "", urlEnvoice: "") { stateId talent { id } urlContract urlEnvoice } }`,
    input: (own) => own.free,
    answer: (own) => [{ stateId: 1811, talent: { id: own.free }, urlContract: null, urlEnvoice: null }],
  },
  updateConvocated: {
    query: `mutation ($input: ID!, $convocatoryId: ID!, $talentId: ID!) { updateConvocated(id: $input, stateId: 1813,
      talentId: $talentId, convocatoryId: $convocatoryId, urlContract: "", urlEnvoice: "") { id stateId } }`,
    input: (own) => own.convocated,
    answer: (own) => ({ id: own.convocated, stateId: 1813 }),
  },
};
