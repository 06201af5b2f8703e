import { graphql } from '@/lib/graphql/client';

export const CREATE_TALENT = graphql(`
  mutation CreateTalent($input: CreateTalentInput!) {
    createTalent(input: $input) { id }
  }
`);

export const UPDATE_TALENT = graphql(`
  mutation UpdateTalent($input: UpdateTalentInput!, $seenRevision: Int) {
    updateTalent(input: $input, seenRevision: $seenRevision) { id }
  }
`);
