import { HOLD_SUBJECTS } from '@/db/values/retention';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const HOLD_FILES = defineWrite('holdFiles', {
  reason: 'String!',
  subject: oneOf('HoldSubject!', HOLD_SUBJECTS),
  subjectId: 'ID!',
});
export const RELEASE_HOLD = defineWrite('releaseHold', { id: 'ID!' });
