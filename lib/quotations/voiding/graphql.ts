import { serveWrite } from '@/lib/graphql/serve-write';
import { QuotationType } from '../graphql';
import { voidQuotation } from './void-quotation';
import { VOID_QUOTATION } from './writes';

serveWrite(VOID_QUOTATION, QuotationType, async (actor, args) => (await voidQuotation(actor, args)).id, {
  description: 'Takes a quotation back that was sent or accepted; its client gets the reason by mail.',
});
