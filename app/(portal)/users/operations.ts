import { graphql } from '@/lib/graphql/client';

export const FIND_AGENCIES = graphql(`
  query FindAgencies($search: String) {
    agencies(search: $search) { id name }
  }
`);
