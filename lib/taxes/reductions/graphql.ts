import { REDUCTION_KINDS } from '@/db/values/reductions';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { keepReductions } from './keep-reductions';
import { type DeclaredReduction, listPayers, listReductions, type Payer } from './queries';
import { KEEP_REDUCTIONS } from './writes';

const ReductionKindType = builder.enumType('ReductionKind', { values: REDUCTION_KINDS });

const ReductionType = builder.objectRef<DeclaredReduction>('TalentReduction').implement({
  description: 'What a talent declares to a payer for this year, so that less is withheld (art. 388 ET).',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReductionKindType }),
    monthly: t.expose('monthly', {
      type: 'Money',
      nullable: true,
      description: 'Whole pesos of a month; null for dependants.',
    }),
    since: t.expose('since', { type: 'DateTime' }),
    route: t.string({
      nullable: true,
      description: 'Of the paper that proves it.',
      resolve: ({ fileId }) => fileId && fileUrl(fileId),
    }),
    counts: t.exposeBoolean('counts', { description: 'False while the paper that it needs is missing.' }),
  }),
});

const PayerType = builder.objectRef<Payer>('ReductionPayer').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  reductionPayers: t.field({
    type: [PayerType],
    description: 'Agencies to which the talent who asks may declare.',
    resolve: (_, __, { actor }) => listPayers(actor),
  }),
  reductions: t.field({
    type: [ReductionType],
    description: 'Of the talent who asks. Papers are uploaded to /api/save-reduction-paper.',
    args: { agencyId: t.arg.id({ required: true }) },
    resolve: (_, { agencyId }, { actor }) => listReductions(actor, agencyId),
  }),
}));

serveWrite(
  KEEP_REDUCTIONS,
  [ReductionType],
  async (actor, input) => {
    await keepReductions(actor, input);
    return listReductions(actor, input.agencyId);
  },
  { description: 'Under oath, for this year; what is left out ends.' },
);
