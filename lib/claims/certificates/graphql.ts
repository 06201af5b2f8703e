import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type Issued, issueCertificates, resendCertificate } from './issue-certificates';
import { listOwnCertificates, type OwnCertificate } from './queries';
import { ISSUE_CERTIFICATES, RESEND_CERTIFICATE } from './writes';

const OwnType = builder.objectRef<OwnCertificate>('OwnWithholdingCertificate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    year: t.exposeInt('year'),
    number: t.exposeString('number'),
    payer: t.exposeString('payer'),
    withheld: t.expose('withheld', { type: 'Money', description: 'Whole pesos.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    ended: t.exposeBoolean('ended', { description: 'Another one took its place, or it was taken back.' }),
    route: t.string({ nullable: true, resolve: ({ fileId }) => fileId && fileUrl(fileId) }),
  }),
});

const IssuedType = builder.objectRef<Issued>('IssuedCertificates').implement({
  fields: (t) => ({
    issued: t.exposeInt('issued'),
    ended: t.exposeInt('ended', { description: 'Taken back: nothing is left to certify.' }),
  }),
});

builder.queryFields((t) => ({
  withholdingCertificates: t.field({
    type: [OwnType],
    description: 'Of the talent who asks, the latest year first.',
    args: pageArguments(100),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, 100, (page) => listOwnCertificates(context.actor, page)),
  }),
}));

serveWrite(ISSUE_CERTIFICATES, IssuedType, issueCertificates, {
  description: 'Certifies what changed or was not certified, and mails it to its talents.',
});
serveWrite(RESEND_CERTIFICATE, 'Boolean', async (actor, { id }) => {
  await resendCertificate(actor, id);
  return true;
});
