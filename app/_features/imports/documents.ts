import { graphql } from '@/lib/graphql/client';

export const CHECK_IMPORT = graphql(`
  mutation CheckImport($id: ID!, $mapping: [ImportColumnInput!]!, $words: [ImportWordInput!]) {
    checkImport(id: $id, mapping: $mapping, words: $words)
  }
`);

export const CHOOSE_SHEET = graphql(`
  mutation ChooseImportSheet($id: ID!, $sheet: Int!) {
    chooseImportSheet(id: $id, sheet: $sheet)
  }
`);

export const FIND_CHOICES = graphql(`
  query FindImportChoices($id: ID!, $field: String!, $word: String!, $typed: String!) {
    importChoices(id: $id, field: $field, word: $word, typed: $typed) { value label }
  }
`);

export const RUN_IMPORT = graphql(`
  mutation RunImport($id: ID!, $tells: Boolean!) {
    runImport(id: $id, tells: $tells)
  }
`);

export const UNDO_IMPORT = graphql(`
  mutation UndoImport($id: ID!) {
    undoImport(id: $id)
  }
`);
