'use client';

import type { ReactNode } from 'react';
import { Client, fetchExchange, Provider } from 'urql';

/** No cache on purpose: pages read on the server; here are only writes and live updates. */
const client = new Client({
  url: '/graphql',
  exchanges: [fetchExchange],
  fetchSubscriptions: true,
  preferGetMethod: false,
  fetchOptions: { credentials: 'same-origin' },
});

export function GraphQLProvider({ children }: { children: ReactNode }) {
  return <Provider value={client}>{children}</Provider>;
}
