import { CONTRACT_ACT_KINDS } from '@/db/values/contract-signing';
import { builder } from '@/lib/graphql/builder';
import { answerQuestion } from '../../questions/ask-question';
import type { ContractQuestion } from '../../questions/queries';
import { endAct } from '../end-act';
import { proposeAmendment, proposeAnnulment } from '../propose-act';
import { type ContractAct, snapshotOfAct } from '../queries';
import { ACT_STATES, actState } from '../rules';

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

builder.mutationFields((t) => ({
  proposeAmendment: t.field({
    type: ActType,
    description: 'New dates, place or fee of a complete contract; those that stay are given as they are.',
    args: {
      contractId: t.arg.id({ required: true }),
      start: t.arg.string({ required: true, description: 'ISO 8601.' }),
      end: t.arg.string({ required: true, description: 'ISO 8601.' }),
      place: t.arg.string({ required: true }),
      fee: t.arg({ type: 'Money', required: true, description: 'Gross, for all days.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => proposeAmendment(actor, args),
  }),
  proposeAnnulment: t.field({
    type: ActType,
    description: 'Ends a complete contract by agreement and frees its dates.',
    args: { contractId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => proposeAnnulment(actor, args),
  }),
  endContractAct: t.field({
    type: ActType,
    description: 'Takes one’s own proposal back, or declines the talent’s.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => endAct(actor, args),
  }),
  answerContractQuestion: t.field({
    type: QuestionType,
    args: {
      eventId: t.arg.id({ required: true }),
      talentId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => answerQuestion(actor, args),
  }),
}));
