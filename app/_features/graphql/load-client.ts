import type { Client } from 'urql';

/**
 * The client of /graphql. A screen stands without it and fetches it when something is first asked or written, so a
 * screen that is only read never does. Rejects when it cannot be fetched.
 */
export const loadClient = async (): Promise<Client> => (await import('./client')).client;
