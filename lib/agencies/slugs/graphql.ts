import { builder } from '@/lib/graphql/builder';
import { chooseSlug } from './choose-slug';

builder.mutationFields((t) => ({
  chooseAgencySlug: t.string({
    description: 'What stands for the own agency in /unete/{slug}; the one before leads nowhere any more.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => chooseSlug(actor, args),
  }),
}));
