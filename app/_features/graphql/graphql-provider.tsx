'use client';

import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { client } from './client';

/** For urql's own hooks, queries and subscriptions that a component follows; writes go through use-write.ts. */
export function GraphQLProvider({ children }: { children: ReactNode }) {
  return <Provider value={client}>{children}</Provider>;
}
