import { builder } from '@/lib/graphql/builder';
import { type CatalogueClause, listClauses } from './queries';

const ContractClauseType = builder.objectRef<CatalogueClause>('ContractClause').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    clause: t.exposeString('title', { description: 'Its name.' }),
    description: t.exposeString('body', { description: 'Its text, with placeholders between braces.' }),
    order: t.exposeInt('position'),
    typeContract: t.exposeInt('contractTypeId', { nullable: true, description: 'Null: of every type.' }),
    nameTypeContract: t.exposeString('contractTypeName', { nullable: true }),
    kind: t.exposeString('kind', { description: 'CLAUSE, or HABEAS_DATA, which stands apart.' }),
  }),
});

builder.queryField('contracts', (t) =>
  t.field({
    description: 'The clauses of contracts: all, or those of a type, 51 eventos or 52 fotografía.',
    type: [ContractClauseType],
    args: { typeContract: t.arg.int() },
    resolve: (_, { typeContract }, { actor }) => listClauses(actor, typeContract ?? undefined),
  }),
);
