import { builder } from '@/lib/graphql/builder';
import { dropFailure } from './drop-failure';
import { redrawPaper } from './papers/redraw-paper';
import { retryFailure } from './retry-failure';
import { resendMessage } from './sent/send-again';

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    retryFailure: t.id({
      description: 'Tries a given-up message (`message:<id>`) or job (`job:<id>`) again; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => retryFailure(actor, args.id),
    }),
    dropFailure: t.id({
      description: 'Gives a failed message or job up for good; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => dropFailure(actor, args.id),
    }),
    resendMessage: t.id({
      description: 'Sends one of the agency’s own messages again; answers the id of the one that goes.',
      args: { id },
      resolve: (_, args, { actor }) => resendMessage(actor, args.id),
    }),
    redrawPaper: t.id({
      description:
        'Draws the PDF of one of the agency’s contracts or claims again that was given up; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => redrawPaper(actor, args.id),
    }),
  };
});
