import { builder } from '@/lib/graphql/builder';
import { QuotationType } from '../graphql';
import { revokeAnswerLinks, type SharedAnswerLink, shareAnswerLink } from './share-link';

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

builder.mutationFields((t) => ({
  shareQuotationLink: t.field({
    description: "A fresh link to the client's page of a quotation; those given before go on working.",
    type: QuotationLinkType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => shareAnswerLink(actor, args),
  }),
  revokeQuotationLinks: t.field({
    description: "Ends every link to the client's page of a quotation; answers how many.",
    type: 'Int',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => revokeAnswerLinks(actor, args),
  }),
}));
