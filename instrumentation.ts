import type { Instrumentation } from 'next';

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailedRequest } = await import('@/lib/platform/log-failed-request');
  logFailedRequest(error, request, context);
};
