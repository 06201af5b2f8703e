import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * How other clients ask. A hash without a text gets the words on which Apollo's link sends the text as well; no name of an
 * operation is told as an empty one by some.
 */
export const askedOtherwise: Plugin = {
  onParams({ params, setParams }) {
    if (params.operationName === '') {
      const { operationName: _, ...rest } = params;
      setParams(rest);
    }
    if (params.query || !params.extensions?.persistedQuery) return;
    throw new GraphQLError('PersistedQueryNotSupported', {
      extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { spec: true, status: 400 } },
    });
  },
};
