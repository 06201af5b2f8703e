import { COST_CATEGORIES, COST_SOURCES } from '@/db/values/event-costs';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { addCost, editCost, voidCost } from './change-costs';
import { type Cost, listCosts } from './queries';
import { ADD_COST, EDIT_COST, VOID_COST } from './writes';

const CostCategoryType = builder.enumType('CostCategory', { values: COST_CATEGORIES });
const CostSourceType = builder.enumType('CostSource', { values: COST_SOURCES });

const CostType = builder.objectRef<Cost>('EventCost').implement({
  description: 'What an event cost its agency, in the currency of the event.',
  fields: (t) => ({
    id: t.exposeID('id'),
    eventId: t.exposeID('eventId'),
    category: t.expose('category', { type: CostCategoryType }),
    supplier: t.exposeString('supplier'),
    supplierIdentification: t.exposeString('supplierIdentification', { nullable: true }),
    spentOn: t.exposeString('spentOn'),
    amount: t.expose('amount', { type: 'Money', description: 'IVA included.' }),
    iva: t.expose('iva', { type: 'Money' }),
    cost: t.field({
      type: 'Money',
      description:
        'What counts against the margin: without IVA that the agency gets back, nothing once voided.',
      resolve: ({ cost }) => cost ?? 0,
    }),
    note: t.exposeString('note', { nullable: true }),
    source: t.expose('source', { type: CostSourceType }),
    proof: t.string({ nullable: true, resolve: ({ proofFileId }) => proofFileId && fileUrl(proofFileId) }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true }),
    voidedReason: t.exposeString('voidedReason', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  eventCosts: t.field({
    type: [CostType],
    description: 'The latest day first.',
    args: { eventId: t.arg.id({ required: true }), ...pageArguments(100) },
    resolve: (_, { eventId, ...asked }, context, info) =>
      pagedList(asked, context, info, 100, (page) => listCosts(context.actor, eventId, page)),
  }),
}));

serveWrite(ADD_COST, CostType, addCost, {
  about: {
    amount: 'IVA included.',
    spentOn: 'YYYY-MM-DD.',
    supplierIdentification: 'NIT, cédula or foreign document.',
  },
});
serveWrite(EDIT_COST, CostType, editCost, {
  about: {
    amount: 'IVA included.',
    spentOn: 'YYYY-MM-DD.',
    supplierIdentification: 'NIT, cédula or foreign document.',
  },
});
serveWrite(VOID_COST, CostType, voidCost, { description: 'Takes it out of all sums; it stays to be read.' });
