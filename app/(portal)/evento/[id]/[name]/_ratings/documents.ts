import { graphql } from '@/lib/graphql/client';

export const RATE_TALENT = graphql(`
  mutation RateTalent($input: RateTalentInput!, $seenRevision: Int) {
    rateTalent(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const REMOVE_RATING = graphql(`
  mutation RemoveRating($convocatedId: ID!) {
    removeRating(convocatedId: $convocatedId)
  }
`);
