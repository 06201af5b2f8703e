import { serveWrite } from '@/lib/graphql/serve-write';
import { QuotationType } from '../graphql';
import { quoteAddition } from './quote-addition';
import { QUOTE_ADDITION } from './writes';

serveWrite(QUOTE_ADDITION, QuotationType, async (actor, args) => (await quoteAddition(actor, args)).id, {
  description: 'Begins a draft of what is added to the event of an accepted quotation.',
});
