import { builder } from '@/lib/graphql/builder';
import { TalentType } from '@/lib/talents/graphql';
import { eraseTalent } from './erasure/erase-talent';

builder.mutationField('eraseTalent', (t) =>
  t.field({
    type: TalentType,
    description:
      'Drops everything about a person but what accounting and contract law demand. Cannot be undone. Refused while it is confirmed for an event ahead.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => eraseTalent(actor, args),
  }),
);
