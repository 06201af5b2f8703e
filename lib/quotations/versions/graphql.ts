import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { QuotationType } from '../graphql';
import { reviseQuotation } from './revise-quotation';
import { REVISE_QUOTATION } from './writes';

builder.objectFields(QuotationType, (t) => ({
  voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true }),
  voidedReason: t.exposeString('voidedReason', { nullable: true }),
  supersededAt: t.expose('supersededAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When its next version was sent: it can be answered no more.',
  }),
}));

serveWrite(REVISE_QUOTATION, QuotationType, async (actor, args) => (await reviseQuotation(actor, args)).id, {
  description: 'Begins the next version of what was sent as a draft, or answers the draft there is.',
});
