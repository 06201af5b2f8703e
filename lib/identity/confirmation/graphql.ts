import { serveWrite } from '@/lib/graphql/serve-write';
import { confirmSelf } from './confirm-self';
import { CONFIRM_SELF } from './writes';

serveWrite(CONFIRM_SELF, 'DateTime', confirmSelf, {
  description:
    'Says again who one is, where an answer was CONFIRMATION_REQUIRED: then the same is sent again. Answers until when that holds.',
});
