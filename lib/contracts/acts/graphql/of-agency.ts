import { CONTRACT_ACT_KINDS } from '@/db/values/contract-signing';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { answerQuestion } from '../../questions/ask-question';
import type { ContractQuestion } from '../../questions/queries';
import { endAct } from '../end-act';
import { proposeAmendment, proposeAnnulment } from '../propose-act';
import { type ContractAct, snapshotOfAct } from '../queries';
import { ACT_STATES, actState } from '../rules';
import { ANSWER_CONTRACT_QUESTION, END_CONTRACT_ACT, PROPOSE_AMENDMENT, PROPOSE_ANNULMENT } from '../writes';

export const ActStateType = builder.enumType('ContractActState', { values: ACT_STATES });
export const ActKindType = builder.enumType('ContractActKind', { values: CONTRACT_ACT_KINDS });

export const ActType = builder.objectRef<ContractAct>('ContractAct').implement({
  description:
    'An amendment (otrosí) or annulment of a signed contract, which holds once both have signed it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: ActKindType, resolve: ({ kind }) => kind }),
    state: t.field({ type: ActStateType, resolve: actState }),
    title: t.string({ resolve: (act) => snapshotOfAct(act).title }),
    paragraphs: t.stringList({ resolve: (act) => [...snapshotOfAct(act).paragraphs] }),
  }),
});

export const QuestionType = builder.objectRef<ContractQuestion>('ContractQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    author: t.exposeString('author', { description: 'TALENT or AGENCY.' }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

serveWrite(PROPOSE_AMENDMENT, ActType, proposeAmendment, {
  description: 'New dates, place or fee of a complete contract; those that stay are given as they are.',
  about: { start: 'ISO 8601.', end: 'ISO 8601.', fee: 'Gross, for all days.' },
});
serveWrite(PROPOSE_ANNULMENT, ActType, proposeAnnulment, {
  description: 'Ends a complete contract by agreement and frees its dates.',
});
serveWrite(END_CONTRACT_ACT, ActType, endAct, {
  description: 'Takes one’s own proposal back, or declines the talent’s.',
});
serveWrite(ANSWER_CONTRACT_QUESTION, QuestionType, answerQuestion);
