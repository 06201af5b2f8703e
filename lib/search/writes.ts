import { FOUND_KINDS } from '@/db/values/found-kinds';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const NOTE_FOUND = defineWrite(
  'noteFound',
  { id: 'ID!', kind: oneOf('FoundKind!', FOUND_KINDS) },
  { answer: 'Boolean!' },
);
