import { defineWrite } from '@/lib/graphql/define-write';

export const ISSUE_CERTIFICATES = defineWrite(
  'issueCertificates',
  { talentIds: '[ID!]', year: 'Int!' },
  { answer: { issued: 'Int!', ended: 'Int!' } },
);
export const RESEND_CERTIFICATE = defineWrite('resendCertificate', { id: 'ID!' }, { answer: 'Boolean!' });
