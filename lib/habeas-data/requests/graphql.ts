import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { answerRequest, extendRequest } from './answer-request';
import { enterRequest, openOwnRequest } from './open-request';

const KindType = builder.enumType('DataRequestKind', {
  description: 'A consulta is answered in 10 business days, a reclamo in 15.',
  values: DATA_REQUEST_KINDS,
});

const EnteredInput = builder.inputType('DataRequestInput', {
  fields: (t) => ({
    kind: t.field({ type: KindType, required: true }),
    text: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    identification: t.string(),
    receivedOn: t.field({ type: 'Date', required: true }),
    talentId: t.id(),
  }),
});

builder.mutationFields((t) => ({
  openDataRequest: t.id({
    description: 'A talent asks something of its own data; answers the id.',
    args: {
      kind: t.arg({ type: KindType, required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => openOwnRequest(actor, args),
  }),
  enterDataRequest: t.id({
    description: 'What came by mail or phone, entered by an administrator; answers the id.',
    args: { input: t.arg({ type: EnteredInput, required: true }) },
    resolve: (_, { input }, { actor }) => enterRequest(actor, present(input)),
  }),
  extendDataRequest: t.id({
    description: 'Once, while the first term runs: 5 business days more for a consulta, 8 for a reclamo.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => extendRequest(actor, args),
  }),
  answerDataRequest: t.id({
    description: 'Answers it by mail, for good.',
    args: { id: t.arg.id({ required: true }), answer: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => answerRequest(actor, args),
  }),
}));
