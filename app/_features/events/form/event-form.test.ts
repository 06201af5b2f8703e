import { expect, test } from 'vitest';
import { type EditedEvent, emptyEvent, eventFormOf, eventFormSchema, newEventSchema } from './event-form';

const event: EditedEvent = {
  revision: 1,
  id: '0b8f2c0e-0000-4000-8000-000000000001',
  name: 'Feria',
  description: null,
  startDate: new Date('2027-01-18T13:00:00Z'),
  endDate: new Date('2027-01-19T00:30:00Z'),
  cityId: 1,
  timeZone: 'America/Bogota',
  placeName: 'Museo',
  placeAddress: null,
  finalClientColumn: false,
  finalClientName: null,
  additionalProfiles: null,
  urlKey: null,
  latitude: null,
  longitude: null,
  logoFileId: null,
  coverFileId: null,
  quotationId: '0b8f2c0e-0000-4000-8000-000000000002',
  clientId: null,
  nameClient: 'Café',
  totalEvent: 5,
  currencyCode: 'COP',
};
const cities = [
  { id: 1, label: 'Bogotá', timeZone: 'America/Bogota' },
  { id: 2, label: 'Madrid', timeZone: 'Europe/Madrid' },
];
const schema = eventFormSchema(event, cities);

test('an event opened and sent as it is changes nothing', () => {
  const form = eventFormOf(event);
  expect(form).toMatchObject({ startDate: '2027-01-18T08:00', endDate: '2027-01-18T19:30' });
  expect(schema.parse(form)).toMatchObject({ startDate: event.startDate, endDate: event.endDate });
});

test('in another city the hours typed are hours there', () => {
  const sent = schema.parse({ ...eventFormOf(event), cityId: 2 });
  expect(sent.startDate).toEqual(new Date('2027-01-18T07:00:00Z'));
});

test('a missing date, a wrong order and a link that is none are told beside their fields', () => {
  const problems = (change: object) =>
    schema
      .safeParse({ ...eventFormOf(event), ...change })
      .error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(problems({ startDate: null })).toEqual([['startDate', 'validation.date']]);
  expect(problems({ endDate: '2027-01-18T07:00' })).toEqual([['endDate', 'validation.dateOrder']]);
  expect(problems({ additionalProfiles: 'ftp://x.co', name: ' ' })).toEqual([
    ['name', 'validation.required'],
    ['additionalProfiles', 'validation.httpsUrl'],
  ]);
});

test('client and total are sent only of an event without a quotation; a point is read as maps write it', () => {
  const form = { ...eventFormOf(event), totalEvent: 9, point: '(4.5966, -74.0743)' };
  expect(schema.parse(form)).toMatchObject({ latitude: 4.5966, longitude: -74.0743 });
  expect(schema.parse(form)).not.toHaveProperty('totalEvent');
  const own = eventFormSchema({ ...event, quotationId: null }, cities);
  expect(own.parse(form)).toMatchObject({ totalEvent: 9, clientId: null });
  for (const point of ['aquí', '4.5', '95, 10', '4, 200']) {
    const wrong = schema.safeParse({ ...form, point });
    expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['point', 'validation.point'],
    ]);
  }
});

test('a new event needs name, dates and city', () => {
  const problems = newEventSchema(cities).safeParse(emptyEvent(null, null)).error?.issues;
  expect(problems?.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'cityId',
    'endDate',
    'name',
    'startDate',
  ]);
});
