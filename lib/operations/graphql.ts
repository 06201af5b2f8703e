import { serveWrite } from '@/lib/graphql/serve-write';
import { dropFailure } from './drop-failure';
import { redrawPaper } from './papers/redraw-paper';
import { retryFailure } from './retry-failure';
import { resendMessage } from './sent/send-again';
import { DROP_FAILURE, REDRAW_PAPER, RESEND_MESSAGE, RETRY_FAILURE } from './writes';

serveWrite(RETRY_FAILURE, 'ID', (actor, args) => retryFailure(actor, args.id), {
  description: 'Tries a given-up message (`message:<id>`) or job (`job:<id>`) again; answers its id.',
});
serveWrite(DROP_FAILURE, 'ID', (actor, args) => dropFailure(actor, args.id), {
  description: 'Gives a failed message or job up for good; answers its id.',
});
serveWrite(RESEND_MESSAGE, 'ID', (actor, args) => resendMessage(actor, args.id), {
  description: 'Sends one of the agency’s own messages again; answers the id of the one that goes.',
});
serveWrite(REDRAW_PAPER, 'ID', (actor, args) => redrawPaper(actor, args.id), {
  description:
    'Draws the PDF of one of the agency’s contracts or claims again that was given up; answers its id.',
});
