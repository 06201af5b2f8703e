import { type Entry, nobody } from './entries';

// A talent's own work, for whom the table has no column: lib/root/own-work.test.ts asks with a talent.

const POINT = { lat: 4.6, lng: -74 };
const STOP = { address: 'Calle 1', coordinates: POINT };
const RIDE = {
  name: 'Luz Nueva',
  phoneClient: '3001234567',
  dialingCode: '57',
  origin: STOP,
  destiny: { ...STOP, address: 'Calle 2' },
  reasonJourney: 'COT-00001',
};
const CLAIM = {
  activities: 'Modelaje',
  price: 100,
  bankId: 1,
  typeAccount: 'AHORROS',
  account: '20012345678',
};

export const OWN_QUERIES: Readonly<Record<string, Entry>> = {
  ownPlaces: nobody(),
  ownPlace: nobody((own) => ({ convocatoryId: own.convocatory })),
  ownCall: nobody((own) => ({ convocatoryId: own.convocatory })),
  ownSheet: nobody((own) => ({ id: own.convocated })),
  ownContract: nobody((own) => ({ eventId: own.event })),
  ownClaim: nobody((own) => ({ convocatoryId: own.convocatory })),
  ownWithholding: nobody((own) => ({ convocatoryId: own.convocatory, price: 100 })),
  ownRide: nobody((own) => ({ convocatoryId: own.convocatory })),
  ownRideEstimate: nobody((own) => ({ convocatoryId: own.convocatory, origin: STOP, destiny: STOP })),
};

export const OWN_MUTATIONS: Readonly<Record<string, Entry>> = {
  answerCall: nobody((own) => ({ convocatoryId: own.convocatory, reply: 'YES' })),
  markCallSeen: nobody((own) => ({ convocatoryId: own.convocatory })),
  disownAnswer: nobody((own) => ({ convocatoryId: own.convocatory })),
  takeBackDecline: nobody((own) => ({ eventId: own.event })),
  sendOwnClaim: nobody((own) => ({ convocatoryId: own.convocatory, input: CLAIM })),
  correctOwnClaim: nobody((own) => ({ convocatoryId: own.convocatory, input: CLAIM, seenVersion: 1 })),
  orderOwnRide: nobody((own) => ({ convocatoryId: own.convocatory, input: RIDE })),
  cancelOwnRide: nobody((own) => ({ convocatoryId: own.convocatory })),
  shareOwnRide: nobody((own) => ({ convocatoryId: own.convocatory, shared: true })),
  keepRidePlace: nobody((own) => ({
    convocatoryId: own.convocatory,
    name: 'Casa',
    address: 'Calle 1',
    coordinates: POINT,
  })),
  removeRidePlace: nobody((own) => ({ convocatoryId: own.convocatory, id: own.convocated })),
};
