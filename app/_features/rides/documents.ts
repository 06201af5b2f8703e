import { graphql } from '@/lib/graphql/client';

export const ALLOW_RIDES = graphql(`
  mutation AllowRides($talentIds: [ID!]!, $allowed: Boolean!) {
    allowRides(talentIds: $talentIds, allowed: $allowed)
  }
`);
