import { AGES } from '@/db/values/client-payments';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { type CollectedEvent, listCollected } from '../third-party/queries';
import { keepCollectionInput } from './inputs';
import { keepCollection, keepTerms } from './keep-collection';
import { type AgedSum, getAgeing, listReceivables, type Receivable } from './queries';
import { RECEIVABLE_VIEWS } from './rules';

const AgeType = builder.enumType('ReceivableAge', { values: AGES });
const ViewType = builder.enumType('ReceivableView', { values: RECEIVABLE_VIEWS });

const ReceivableType = builder.objectRef<Receivable>('Receivable').implement({
  description: 'What the client of an event owes, in the currency of the event.',
  fields: (t) => ({
    eventId: t.exposeID('id'),
    clientId: t.exposeID('clientId', { nullable: true }),
    nameClient: t.exposeString('clientName', { nullable: true }),
    nameEvent: t.exposeString('eventName'),
    currency: t.exposeString('currencyCode'),
    charged: t.expose('charged', { type: 'Money' }),
    settled: t.expose('settled', { type: 'Money', description: 'Its advance too, once that was received.' }),
    settledByOthers: t.expose('settledByOthers', {
      type: 'Money',
      description: 'Of that, what the platform received for the agency.',
    }),
    balance: t.expose('balance', {
      type: 'Money',
      description: 'Negative for what the client has to its credit.',
    }),
    invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    invoicedOn: t.exposeString('invoicedOn', { nullable: true }),
    dueOn: t.exposeString('dueOn'),
    age: t.expose('age', { type: AgeType }),
    reported: t.exposeInt('reported', { description: 'Proofs that wait for a decision.' }),
  }),
});

const AgedSumType = builder.objectRef<AgedSum>('AgedSum').implement({
  fields: (t) => ({
    currency: t.exposeString('currencyCode'),
    age: t.expose('age', { type: AgeType }),
    count: t.exposeInt('count'),
    balance: t.expose('balance', { type: 'Money' }),
    byOthers: t.expose('byOthers', { type: 'Money', description: 'Of that, what is paid to the platform.' }),
  }),
});

const CollectedType = builder.objectRef<CollectedEvent>('CollectedForOthers').implement({
  description: 'What the platform received for an agency, split to the unit among those to whom it belongs.',
  fields: (t) => ({
    eventId: t.exposeID('id'),
    nameEvent: t.exposeString('eventName'),
    nameAgency: t.exposeString('agencyName'),
    currency: t.exposeString('currencyCode'),
    collected: t.expose('collected', { type: 'Money' }),
    talents: t.expose('talents', { type: 'Money' }),
    expenses: t.expose('expenses', { type: 'Money' }),
    platform: t.expose('platform', { type: 'Money' }),
    agency: t.expose('agency', { type: 'Money' }),
    excess: t.expose('excess', { type: 'Money', description: 'Above the total: the client’s own.' }),
  }),
});

builder.queryFields((t) => ({
  receivables: t.field({
    type: [ReceivableType],
    description: 'The first due first; as `after` also the id of an event.',
    args: {
      view: t.arg({ type: ViewType }),
      age: t.arg({ type: AgeType }),
      clientId: t.arg.id(),
      search: t.arg.string(),
      ...pageArguments(100),
    },
    resolve: async (_, { after, limit, ...filter }, context, info) => {
      await countSearch(context.actor, filter.search);
      return pagedList({ after, limit }, context, info, 100, (page) =>
        listReceivables(context.actor, { ...present(filter), ...page }),
      );
    },
  }),
  receivablesAgeing: t.field({
    type: [AgedSumType],
    resolve: async (_, _args, { actor }) => [...(await getAgeing(actor)).sums],
  }),
  collectedForOthers: t.field({
    type: [CollectedType],
    description: 'The latest event first; of all agencies for the administrator.',
    args: pageArguments(100),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, 100, (page) => listCollected(context.actor, page)),
  }),
}));

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
