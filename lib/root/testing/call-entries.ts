import { sql } from 'drizzle-orm';
import { applied, inWaves, justDiscarded, unanswered } from './arrangements';
import { selectionSent } from './choosing-arrangements';
import { administrator, type Entry, nobody, producers } from './entries';
import { DATES } from './event-entries';

/** Calls, who is called, and who applies. */
export const CALL_MUTATIONS: Readonly<Record<string, Entry>> = {
  createConvocatory: producers((own) => ({ input: { eventPersonalId: own.personal, ...DATES } })),
  publishAndCall: producers((own) => ({
    roles: [{ eventPersonalId: own.personal, talentIds: [own.free] }],
  })),
  updateConvocatory: producers((own) => ({ input: { id: own.convocatory, observations: 'Otra' } })),
  inviteViewer: producers((own) => ({ input: { eventId: own.event, name: 'Ana Ruiz' } })),
  shareViewerLink: producers((own) => ({ viewerId: own.viewer })),
  revokeViewer: producers((own) => ({ viewerId: own.viewer })),
  askForSelection: producers((own) => ({ input: { viewerId: own.viewer, note: 'Otra' } }), {
    arrange: selectionSent,
  }),
  applySelection: producers((own) => ({ roundId: own.convocated, discards: true }), {
    arrange: selectionSent,
  }),
  closeConvocatory: producers((own) => ({ id: own.convocatory })),
  chooseReserves: producers((own) => ({ id: own.convocatory, reserves: 'AUTO' })),
  createConvocated: producers((own) => ({ convocatoryId: own.convocatory, talentId: [own.free] })),
  updateConvocated: producers((own) => ({ id: own.convocated, stateId: 1815 })),
  decidePlaces: producers((own) => ({ ids: [own.convocated], stateId: 1815 })),
  undoPlaces: producers((own) => ({ ids: [own.convocated] }), { arrange: justDiscarded }),
  remindPlaces: producers((own) => ({ ids: [own.convocated] }), { arrange: unanswered }),
  seeDisownedAnswers: administrator((own) => ({ ids: [own.convocated] }), {
    arrange: ({ convocated }) => sql`update convocateds set said_yes_outside_at = now(), disowned_at = now()
      where id = ${convocated}`,
  }),
  undoConvocated: producers((own) => ({ id: own.convocated }), { arrange: justDiscarded }),
  openConvocatory: producers((own) => ({ id: own.convocatory, open: true })),
  applyToCall: nobody((own) => ({ convocatoryId: own.convocatory, budget: 1, ...DATES })),
  withdrawApplication: nobody((own) => ({ id: own.convocated })),
  callApplicant: producers((own) => ({ id: own.convocated }), { arrange: applied }),
  declineApplication: producers((own) => ({ id: own.convocated }), { arrange: applied }),
  orderReserves: producers((own) => ({ eventId: own.event, convocatedIds: [own.convocated] })),
  startWaves: producers((own) => ({
    convocatoryId: own.convocatory,
    talentIds: [own.free],
    size: 1,
    hours: 3,
  })),
  changeWaves: producers(
    (own) => ({ id: own.convocated, seenRevision: 1, talentIds: [own.free], size: 2, hours: 1 }),
    { arrange: inWaves('RUNNING') },
  ),
  sendWave: producers((own) => ({ id: own.convocated }), { arrange: inWaves('RUNNING') }),
  pauseWaves: producers((own) => ({ id: own.convocated }), { arrange: inWaves('RUNNING') }),
  resumeWaves: producers((own) => ({ id: own.convocated }), { arrange: inWaves('PAUSED') }),
  stopWaves: producers((own) => ({ id: own.convocated }), { arrange: inWaves('RUNNING') }),
  recordOutsideAnswer: producers((own) => ({ id: own.convocated }), { arrange: unanswered }),
  remindTalent: producers((own) => ({ id: own.convocated }), { arrange: unanswered }),
};
