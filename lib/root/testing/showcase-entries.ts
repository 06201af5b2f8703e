import { type Entry, producers } from './entries';

/** What an agency prepares for the client of an event, and what it publishes of it. */
export const SHOWCASE_MUTATIONS: Readonly<Record<string, Entry>> = {
  showTalents: producers((own) => ({ eventId: own.event, convocatedIds: [own.convocated], shown: true })),
  showEveryone: producers((own) => ({ eventId: own.event, shown: false })),
  orderShowcase: producers((own) => ({ eventId: own.event, convocatedIds: [own.convocated] })),
  moveShowcaseGroup: producers((own) => ({ eventId: own.event, convocatedId: own.convocated, up: true })),
  headShowcaseGroup: producers((own) => ({
    input: { eventId: own.event, convocatedId: own.convocated, heading: 'Las elegidas' },
  })),
  dressTalent: producers((own) => ({
    input: { eventId: own.event, convocatedId: own.convocated, heading: '', note: 'Puntual', photoIds: [] },
  })),
  allowShowcaseFiles: producers((own) => ({ viewerId: own.viewer, files: 'MARKED' })),
  publishShowcase: producers((own) => ({ eventId: own.event })),
  discardShowcaseDraft: producers((own) => ({ eventId: own.event })),
  sendShowcase: producers((own) => ({ eventId: own.event })),
};
