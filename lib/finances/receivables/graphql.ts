import { serveWrite } from '@/lib/graphql/serve-write';
import { keepCollection, keepTerms } from './keep-collection';
import { KEEP_CLIENT_TERMS, KEEP_EVENT_COLLECTION } from './writes';

serveWrite(KEEP_EVENT_COLLECTION, 'ID', keepCollection, {
  description: 'How an event is charged. Its id.',
  about: {
    invoicedOn: 'YYYY-MM-DD.',
    dueOn: 'YYYY-MM-DD; left out, by the terms of the client.',
    amount: 'Charged instead of the total.',
  },
});
serveWrite(
  KEEP_CLIENT_TERMS,
  'Int',
  (actor, { clientId, days = null }) => keepTerms(actor, { clientId, days }),
  { description: 'Days that a client has to pay; left out, the usual ones.' },
);
