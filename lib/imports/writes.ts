import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const CHECK_IMPORT = defineWrite(
  'checkImport',
  {
    id: 'ID!',
    mapping: withFields('[ImportColumnInput!]!', { field: 'String!', column: 'Int!' }),
    words: withFields('[ImportWordInput!]', { field: 'String!', word: 'String!', value: 'String!' }),
  },
  { answer: 'ID!' },
);
export const CHOOSE_IMPORT_SHEET = defineWrite(
  'chooseImportSheet',
  { id: 'ID!', sheet: 'Int!' },
  { answer: 'ID!' },
);
export const RUN_IMPORT = defineWrite('runImport', { id: 'ID!', tells: 'Boolean!' }, { answer: 'ID!' });
export const UNDO_IMPORT = defineWrite('undoImport', { id: 'ID!' }, { answer: 'ID!' });
