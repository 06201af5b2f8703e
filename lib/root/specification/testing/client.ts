import type { Actor } from '@/lib/core/actor';
import { request } from '../../testing/ask-field';

type Refusal = { readonly code: string; readonly message: string; readonly paths: string[] };
type Answer = {
  readonly data: Record<string, unknown> | null;
  /** Of the first error; null for an answer without any. */
  readonly refused: Refusal | null;
};
type Body = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; fields?: { path: string }[] } }[];
};

/**
 * Asks the endpoint as a program of somebody else does, which knows the specification and nothing of the product: texts
 * of operations with the names that are written there, and JSON back.
 */
export async function call(actor: Actor, query: string, variables: unknown = {}): Promise<Answer> {
  const { data = null, errors = [] } = (await (await request(actor, query, variables)).json()) as Body;
  const [first] = errors;
  const refused = first && {
    code: first.extensions.code,
    message: first.message,
    paths: (first.extensions.fields ?? []).map(({ path }) => path),
  };
  return { data, refused: refused ?? null };
}
