import { builder } from '@/lib/graphql/builder';
import { endStatementLinks, shareStatementLink } from './statement-link';

builder.mutationFields((t) => ({
  shareStatementLink: t.string({
    description: 'A link to the statement of a client.',
    args: { clientId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => shareStatementLink(actor, args),
  }),
  endStatementLinks: t.int({
    description: 'Ends every link to the statement of a client; how many there were.',
    args: { clientId: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => endStatementLinks(actor, args),
  }),
}));
