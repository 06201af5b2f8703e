import { graphql } from '@/lib/graphql/client';

export const FIND_CHOICES = graphql(`
  query FindImportChoices($id: ID!, $field: String!, $word: String!, $typed: String!) {
    importChoices(id: $id, field: $field, word: $word, typed: $typed) { value label }
  }
`);
