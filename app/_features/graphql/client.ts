import { Client, type CombinedError, fetchExchange, mapExchange, type Operation } from 'urql';
import { mayLogInHere } from '@/app/_features/graphql/session-ended';
import { isWorkOpen } from '@/app/_ui/form/kept/open-work';
import { loginAddress } from '@/lib/identity/rules';

/** Marks what goes on beside the work: where its session has ended, the next thing that the person does leads to the login. */
export const BESIDE_THE_WORK = { besideTheWork: true } as const;

export const hasEnded = (error: CombinedError | undefined): boolean =>
  Boolean(error?.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED'));

/**
 * The session has ended: the login says why, and leads back here. A write asks to log in where it is (use-write.ts), and
 * nothing leaves a page on which something is typed.
 */
function toLogin(error: CombinedError, { context, kind }: Operation): void {
  if (context.besideTheWork || !hasEnded(error)) return;
  if (mayLogInHere() && (kind === 'mutation' || isWorkOpen())) return;
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
