import type { Instrumentation } from 'next';

/** What a person sees as a code on the error page stands in the log beside what really happened. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/platform/log');
  const digest = typeof error === 'object' && error && 'digest' in error ? error.digest : undefined;
  const { pathname } = new URL(request.path, 'http://localhost');
  const { routePath, routeType } = context;
  log.error(
    { err: error, digest, method: request.method, path: pathname, routePath, routeType },
    'request failed',
  );
};
