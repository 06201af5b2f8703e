import { expect, test } from 'vitest';
import { type EditedEvent, eventFormOf, eventFormSchema } from '@/app/_features/events/form/event-form';
import { changedInput, plannedMove } from './changed-input';

const EVENT: EditedEvent = {
  ...{ id: 'd8f3ad6e-3c0f-4d5f-8f0a-1d2b3c4d5e6f', name: 'Gala', revision: 1, currencyCode: 'COP' },
  ...{ startDate: new Date('2027-03-01T13:00:00Z'), endDate: new Date('2027-03-02T23:00:00Z') },
  ...{ cityId: 1, timeZone: 'America/Bogota', finalClientColumn: false, description: null },
  ...{ placeName: 'Ágora', placeAddress: 'Calle 1', latitude: null, longitude: null },
  ...{ finalClientName: null, additionalProfiles: null, urlKey: null, logoFileId: null, coverFileId: null },
  ...{ quotationId: null, clientId: null, nameClient: null, totalEvent: 0 },
};
const schema = eventFormSchema(EVENT, [{ id: 1, label: 'Bogotá', timeZone: 'America/Bogota' }]);
const form = eventFormOf(EVENT);

test('what was changed is sent, and of a venue all that tells it apart', () => {
  const output = schema.parse({ ...form, placeAddress: 'Calle 2', description: 'Otra' });
  expect(changedInput(EVENT.id, output, ['description'])).toEqual({ id: EVENT.id, description: 'Otra' });
  expect(changedInput(EVENT.id, output, ['placeAddress'])).toEqual({
    id: EVENT.id,
    ...{ placeName: 'Ágora', placeAddress: 'Calle 2' },
  });
});

test('only when and where reach others, and nothing that cannot be sent', () => {
  expect(plannedMove(schema, EVENT.id, { ...form, description: 'Otra' }, ['description'])).toBeNull();
  expect(plannedMove(schema, EVENT.id, { ...form, endDate: null }, ['endDate'])).toBeNull();
  expect(plannedMove(schema, EVENT.id, { ...form, endDate: '2027-02-01T08:00' }, ['endDate'])).toBeNull();
  expect(plannedMove(schema, EVENT.id, { ...form, endDate: '2027-03-02T20:00' }, ['endDate'])).toEqual({
    eventId: EVENT.id,
    endDate: '2027-03-03T01:00:00.000Z',
  });
});
