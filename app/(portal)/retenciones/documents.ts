import { graphql } from '@/lib/graphql/client';

export const ISSUE_CERTIFICATES = graphql(`
  mutation IssueCertificates($year: Int!, $talentIds: [ID!]) {
    issueCertificates(year: $year, talentIds: $talentIds) { issued ended }
  }
`);

export const RESEND_CERTIFICATE = graphql(`
  mutation ResendCertificate($id: ID!) {
    resendCertificate(id: $id)
  }
`);
