import { Client, type CombinedError, fetchExchange, mapExchange, type Operation } from 'urql';
import { loginAddress } from '@/lib/identity/rules';

/** Marks what goes on beside the work: where its session has ended, the next thing that the person does leads to the login. */
export const BESIDE_THE_WORK = { besideTheWork: true } as const;

/** The session has ended: the login says why, and leads back here. Wherever it comes up: a write, a live update. */
function toLogin(error: CombinedError, { context }: Operation): void {
  if (context.besideTheWork) return;
  if (!error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')) return;
  const { pathname, search } = window.location;
  window.location.assign(loginAddress(pathname + search));
}

/** No cache on purpose: pages read on the server; here are only writes and live updates. */
export const client = new Client({
  url: '/graphql',
  exchanges: [mapExchange({ onError: toLogin }), fetchExchange],
  fetchSubscriptions: true,
  preferGetMethod: false,
  fetchOptions: { credentials: 'same-origin' },
});
