import type { Plugin } from 'graphql-yoga';
import { type ErrorCode, HTTP_STATUS } from '@/lib/core/errors';

const statusOf = (code: unknown): number => HTTP_STATUS[code as ErrorCode] ?? 400;

/**
 * An answer without data is a refusal, and says so by its status to whoever takes `application/graphql-response+json`;
 * as `application/json` it is 200, both as GraphQL over HTTP wants it.
 */
export const statusOfRefusals: Plugin = {
  onResultProcess({ result }) {
    if (Symbol.asyncIterator in result || Array.isArray(result) || 'data' in result) return;
    for (const error of ('errors' in result && result.errors) || []) {
      const { code, http } = error.extensions as { code?: unknown; http?: { readonly status?: number } };
      if (!http?.status)
        Object.assign(error.extensions, { http: { ...http, spec: true, status: statusOf(code) } });
    }
  },
};
