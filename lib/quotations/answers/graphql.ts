import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { QuotationType } from '../graphql';
import { revokeAnswerLinks, type SharedAnswerLink, shareAnswerLink } from './share-link';
import { REVOKE_QUOTATION_LINKS, SHARE_QUOTATION_LINK } from './writes';

builder.objectFields(QuotationType, (t) => ({
  firstOpenedAt: t.expose('firstOpenedAt', {
    type: 'DateTime',
    nullable: true,
    description: "When a person first had the client's page before them; a scanner of mail is none.",
  }),
  openCount: t.exposeInt('openCount'),
}));

const QuotationLinkType = builder.objectRef<SharedAnswerLink>('QuotationLink').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
  }),
});

serveWrite(SHARE_QUOTATION_LINK, QuotationLinkType, shareAnswerLink, {
  description: "A fresh link to the client's page of a quotation; those given before go on working.",
});
serveWrite(REVOKE_QUOTATION_LINKS, 'Int', revokeAnswerLinks, {
  description: "Ends every link to the client's page of a quotation; answers how many.",
});
