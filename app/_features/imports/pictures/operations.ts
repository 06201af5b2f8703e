import { graphql } from '@/lib/graphql/client';

export const FIND_OWNERS = graphql(`
  query ImportPictures($id: ID!, $paths: [String!]!) {
    importPictures(id: $id, paths: $paths) {
      pictures { owner candidates }
      people { id line name comes kept }
    }
  }
`);
