import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { keepCollectionInput } from './inputs';
import { keepCollection, keepTerms } from './keep-collection';

const KeepCollectionType = builder.inputType('KeepCollectionInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    invoiceNumber: t.string(),
    invoicedOn: t.string({ description: 'YYYY-MM-DD.' }),
    dueOn: t.string({ description: 'YYYY-MM-DD; left out, by the terms of the client.' }),
    amount: t.field({ type: 'Money', description: 'Charged instead of the total.' }),
    amountReason: t.string(),
    reminds: t.boolean({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  keepEventCollection: t.id({
    description: 'How an event is charged. Its id.',
    args: { input: t.arg({ type: KeepCollectionType, required: true }) },
    resolve: (_, { input }, { actor }) => keepCollection(actor, present(input, keepCollectionInput)),
  }),
  keepClientTerms: t.int({
    description: 'Days that a client has to pay; left out, the usual ones.',
    nullable: true,
    args: { clientId: t.arg.id({ required: true }), days: t.arg.int() },
    resolve: (_, { clientId, days }, { actor }) => keepTerms(actor, { clientId, days: days ?? null }),
  }),
}));
