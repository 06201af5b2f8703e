import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const PUBLISH_AND_CALL = defineWrite(
  'publishAndCall',
  {
    roles: withFields('[RoleToCallInput!]!', { eventPersonalId: 'ID!', talentIds: '[ID!]!' }),
    observations: 'String',
  },
  { answer: [{ id: 'ID!', refused: 'String', convocatoryId: 'ID', talentIds: '[ID!]!', why: 'String' }] },
);
