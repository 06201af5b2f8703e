import { builder } from '@/lib/graphql/builder';
import { dropFailure } from './drop-failure';
import { redrawPaper } from './papers/redraw-paper';
import { resendMail, retryFailure } from './retry-failure';

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    retryFailure: t.id({
      description: 'Tries a given-up mail (`mail:<id>`) or job (`job:<id>`) again; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => retryFailure(actor, args.id),
    }),
    dropFailure: t.id({
      description: 'Gives a failed mail or job up for good; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => dropFailure(actor, args.id),
    }),
    resendMail: t.id({
      description: 'Sends one of the agency’s own mails again that did not leave; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => resendMail(actor, args.id),
    }),
    redrawPaper: t.id({
      description:
        'Draws the PDF of one of the agency’s contracts or claims again that was given up; answers its id.',
      args: { id },
      resolve: (_, args, { actor }) => redrawPaper(actor, args.id),
    }),
  };
});
