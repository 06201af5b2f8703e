import { builder } from '@/lib/graphql/builder';
import { askArchive } from './ask-archive';
import { findArchiveAddress } from './open-archive';

builder.mutationFields((t) => ({
  askAgencyArchive: t.id({
    description:
      'Has everything of the own agency put into a ZIP, for its owner, who is told by mail when it is there. Answers its id.',
    resolve: (_, __, { actor }) => askArchive(actor),
  }),
  openAgencyArchive: t.string({
    description: 'The path from which an archive is downloaded within the next minutes.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => findArchiveAddress(actor, args),
  }),
}));
