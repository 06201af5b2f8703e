import { applied, justDiscarded, unanswered } from './arrangements';
import { type Entry, nobody, producers } from './entries';
import { DATES } from './event-entries';

/** Calls, who is called, and who applies. */
export const CALL_MUTATIONS: Readonly<Record<string, Entry>> = {
  createConvocatory: producers((own) => ({ input: { eventPersonalId: own.personal, ...DATES } })),
  updateConvocatory: producers((own) => ({ input: { id: own.convocatory, observations: 'Otra' } })),
  closeConvocatory: producers((own) => ({ id: own.convocatory })),
  chooseReserves: producers((own) => ({ id: own.convocatory, reserves: 'AUTO' })),
  createConvocated: producers((own) => ({ convocatoryId: own.convocatory, talentId: [own.free] })),
  updateConvocated: producers((own) => ({ id: own.convocated, stateId: 1815 })),
  undoConvocated: producers((own) => ({ id: own.convocated }), { arrange: justDiscarded }),
  openConvocatory: producers((own) => ({ id: own.convocatory, open: true })),
  applyToCall: nobody((own) => ({ convocatoryId: own.convocatory, budget: 1, ...DATES })),
  withdrawApplication: nobody((own) => ({ id: own.convocated })),
  callApplicant: producers((own) => ({ id: own.convocated }), { arrange: applied }),
  declineApplication: producers((own) => ({ id: own.convocated }), { arrange: applied }),
  answerCall: nobody((own) => ({ convocatoryId: own.convocatory, reply: 'YES' })),
  recordOutsideAnswer: producers((own) => ({ id: own.convocated }), { arrange: unanswered }),
  remindTalent: producers((own) => ({ id: own.convocated }), { arrange: unanswered }),
};
