import { builder } from '@/lib/graphql/builder';
import { checkInCode } from '../attendance/check-in-code';
import { getOwnSheet, type OwnSheet } from './queries';

const DayType = builder.objectRef<OwnSheet['days'][number]>('OwnSheetDay').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    callAt: t.expose('callAt', { type: 'DateTime', description: 'When the talent has to be there.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

const OwnSheetType = builder.objectRef<OwnSheet>('OwnSheet').implement({
  description: 'What a confirmed talent needs on the day (hoja de llamado).',
  fields: (t) => ({
    id: t.exposeID('convocatedId'),
    eventId: t.exposeID('eventId'),
    eventName: t.exposeString('eventName'),
    agencyName: t.exposeString('agencyName'),
    profileName: t.exposeString('profileName'),
    placeName: t.exposeString('placeName', { nullable: true }),
    placeAddress: t.exposeString('placeAddress', { nullable: true }),
    city: t.exposeString('cityName'),
    timeZone: t.exposeString('timeZone'),
    dressCode: t.exposeString('dressCode', { nullable: true }),
    contactName: t.exposeString('contactName', { nullable: true, description: 'Whom to ask for.' }),
    contactPhone: t.exposeString('contactPhone', { nullable: true }),
    instructions: t.exposeString('instructions', { nullable: true }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the agency sent it; before, hours and place may still change.',
    }),
    days: t.field({ type: [DayType], resolve: ({ days }) => [...days] }),
    checkInCode: t.string({
      description: 'By which the desk of the event knows the talent, shown as letters or as a QR.',
      resolve: ({ convocatedId }) => checkInCode(convocatedId),
    }),
  }),
});

builder.queryField('ownSheet', (t) =>
  t.field({
    type: OwnSheetType,
    description: 'The call sheet of the talent who asks, of a place for which it is confirmed.',
    args: { id: t.arg.id({ required: true, description: 'Of the place (ownPlaces).' }) },
    resolve: (_, { id }, { actor }) => getOwnSheet(actor, id),
  }),
);
