import { builder } from '@/lib/graphql/builder';
import { type ClaimedPlace, confirmClaimUrl } from './queries';

const ClaimedPlaceType = builder.objectRef<ClaimedPlace>('ClaimedPlace').implement({
  description: 'A place of a talent in a call, with the address of its claim.',
  fields: (t) => ({ id: t.exposeID('id'), urlEnvoice: t.exposeString('urlEnvoice') }),
});

builder.mutationField('updateUrlEnvoice', (t) =>
  t.field({
    type: ClaimedPlaceType,
    description:
      'For the talent alone. The server sets the address of a claim itself: another one than that is refused.',
    args: { id: t.arg.id({ required: true }), url: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => confirmClaimUrl(actor, args),
  }),
);
