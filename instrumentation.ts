import type { Instrumentation } from 'next';
import type { answerNodeRequest } from '@/lib/root/answer-graphql';

/**
 * Refuses to serve without what it needs. Then hands GraphQL to the server that Next runs on
 * (scripts/start/answer-graphql.mjs), which lets it past Next. Not while developing: Next's route knows what has just
 * changed.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { maskConsole } = await import('@/lib/platform/mask-console');
  maskConsole();
  if (process.env.NEXT_PHASE !== 'phase-production-build') {
    const { requireWhatItNeeds } = await import('@/lib/platform/require-what-it-needs');
    requireWhatItNeeds();
  }
  const holder = globalThis as typeof globalThis & { elencoGraphQL?: typeof answerNodeRequest };
  const loaded = () => import('@/lib/root/answer-graphql');
  holder.elencoGraphQL = async (request, response) => (await loaded()).answerNodeRequest(request, response);
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailedRequest } = await import('@/lib/platform/log-failed-request');
  logFailedRequest(error, request, context);
};
