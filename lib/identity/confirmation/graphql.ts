import { builder } from '@/lib/graphql/builder';
import { confirmSelf } from './confirm-self';

builder.mutationField('confirmSelf', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'Says again who one is, where an answer was CONFIRMATION_REQUIRED: then the same is sent again. Answers until when that holds.',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_, input, { actor, ip }) => confirmSelf(actor, input, { ip }),
  }),
);
