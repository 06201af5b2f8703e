import { type Case, type Things, write } from './account-cases';

const DATES = { startDate: '2027-03-01T13:00:00Z', endDate: '2027-03-02T23:00:00Z' };

const EVENT = `name description stateId startDate endDate totalDays totalEvent urlKey finalClientColumn finalClientId
  urlAdvance validAdvance valueAdvance additionalProfiles quotationId eventDirectory { id placeDirectory { id name } }`;

const event = (own: Things) => ({
  name: 'Lanzamiento',
  description: 'Con pasarela',
  ...DATES,
  eventDirectoryId: own.occasion,
  totalDays: 2,
  totalEvent: 5_000_000,
  logo: '',
  urlKey: 'https://evento.co',
  finalClientColumn: true,
  finalClientId: own.brand,
  additionalProfiles: 'https://perfiles.co/1',
});
const toldEvent = (own: Things) => ({
  name: 'Lanzamiento',
  description: 'Con pasarela',
  totalDays: 2,
  totalEvent: 5_000_000,
  urlKey: 'https://evento.co',
  finalClientColumn: true,
  finalClientId: own.brand,
  additionalProfiles: 'https://perfiles.co/1',
  eventDirectory: { id: own.occasion },
});
const advance = { urlAdvance: 'https://pagos.co/1', validAdvance: false, valueAdvance: 100_000 };

/** Events, the people they need, and calls. */
export const EVENT_CASES: Readonly<Record<string, Case>> = {
  createEventDirectory: {
    query: write('createEventDirectory', 'EventDirectoryInput', 'name logo placeDirectory { id }'),
    input: (own) => ({ name: 'Feria', ...DATES, placeDirectoryId: own.place, logo: '' }),
    answer: (own) => ({ name: 'Feria', logo: null, placeDirectory: { id: own.place } }),
  },
  createEventDirectoryFast: {
    query: write('createEventDirectoryFast', 'EventDirectoryInput', 'name placeDirectory { name }'),
    input: () => ({ name: 'Feria', ...DATES, placeName: 'Museo', cityId: 1, logo: '' }),
    answer: () => ({ name: 'Feria', placeDirectory: { name: 'Museo' } }),
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
      totalDays: undefined,
      totalEvent: undefined,
      quotationId: own.accepted,
    }),
    answer: (own) => ({ quotationId: own.accepted, description: 'Con pasarela', finalClientId: own.brand }),
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
  createEventPersonal: {
    query: write(
      'createEventPersonal',
      'EventPersonalInput',
      'eventPersonals { startDate endDate quantity gender profile budget }',
    ),
    input: (own) => ({
      ...DATES,
      quantity: 2,
      gender: 'FEMENINO',
      profile: 'modelo',
      budget: 300_000,
      eventId: own.ownEvent,
    }),
    answer: () => ({
      eventPersonals: [{ quantity: 2, gender: 'FEMENINO', profile: 'modelo', budget: 300_000 }],
    }),
  },
  deleteEventPersonalByEventId: {
    query: `mutation ($input: ID!) { deleteEventPersonalByEventId(eventId: $input) { eventPersonals { id } } }`,
    input: (own) => own.ownEvent,
    answer: () => ({ eventPersonals: [] }),
  },
  createConvocatory: {
    query: write(
      'createConvocatory',
      'ConvocatoryInput',
      `event { id } colourEyes colourHair height unitMeasure texture language city { id } skills academicTraining
       observations stateId eventPersonalId`,
    ),
    input: (own) => ({
      ...DATES,
      eventId: own.event,
      colourEyes: 'Cafés',
      colourHair: 'Negro',
      height: 170,
      unitMeasure: 'cm',
      texture: 'Delgada',
      language: 'Inglés',
      cityId: 1,
      skills: ['Pasarela'],
      academicTraining: 'Actuación',
      observations: 'Con vestuario',
      stateId: 41,
      code: '',
      eventPersonalId: own.need,
    }),
    answer: (own) => ({
      event: { id: own.event },
      colourEyes: 'Cafés',
      colourHair: 'Negro',
      height: 170,
      unitMeasure: 'cm',
      texture: 'Delgada',
      language: 'Inglés',
      city: { id: '1' },
      skills: ['Pasarela'],
      academicTraining: 'Actuación',
      observations: 'Con vestuario',
      stateId: 41,
      eventPersonalId: own.need,
    }),
  },
  updateConvocatory: {
    query: write(
      'updateConvocatory',
      'UpdateConvocatoryInput',
      'colourEyes height unitMeasure skills stateId',
    ),
    input: (own) => ({
      id: own.convocatory,
      eventId: own.event,
      ...DATES,
      colourEyes: 'Verdes',
      colourHair: 'Rubio',
      height: 165,
      unitMeasure: 'cm',
      texture: 'Delgada',
      language: 'Inglés',
      cityId: 1,
      skills: ['Pasarela'],
      academicTraining: 'Actuación',
      observations: 'Otra',
      stateId: 41,
      code: '',
      eventPersonalId: own.personal,
    }),
    answer: () => ({
      colourEyes: 'Verdes',
      height: 165,
      unitMeasure: 'cm',
      skills: ['Pasarela'],
      stateId: 41,
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
