import { defineWrite } from '@/lib/graphql/define-write';

export const KEEP_TALENT_NOTE = defineWrite(
  'keepTalentNote',
  { note: 'String!', tags: '[String!]!', talentId: 'ID!' },
  { revised: true },
);
