import type { Client } from 'urql';

/**
 * The client of /graphql. A screen stands without it and fetches it when something is first asked or written, so a
 * screen that is only read never does. Null when it cannot be fetched, as without a network.
 */
export const loadClient = (): Promise<Client | null> =>
  import('./client').then(
    ({ client }) => client,
    () => null,
  );
