import { defineWrite } from '@/lib/graphql/define-write';

export const CHOOSE_AGENCY_SLUG = defineWrite(
  'chooseAgencySlug',
  { slug: 'String!' },
  { answer: 'String!', revised: true },
);
