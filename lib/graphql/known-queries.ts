import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { unfitVariables } from './check-variables';
import type { GraphQLContext } from './context';
import { extensionsOf } from './paged-lists';

/** Kept at the most; whoever sends ever new texts only makes others go the long way again. */
const MOST_KEPT = 500;
/** Longer texts go the long way: a screen's are a tenth of it. */
const LONGEST_TEXT = 10_000;

type Known = { readonly document: DocumentNode; readonly query: CompiledQuery };

type Asked = {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
};

const PARTS = new Set(['query', 'operationName', 'variables']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a body asks; null for anything but a plain operation, of which Yoga says what is wrong. */
function readAsked(body: string): Asked | null {
  let asked: unknown;
  try {
    asked = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(asked) || typeof asked.query !== 'string') return null;
  if (Object.keys(asked).some((part) => !PARTS.has(part))) return null;
  if (asked.operationName != null && typeof asked.operationName !== 'string') return null;
  if (asked.variables != null && !isObject(asked.variables)) return null;
  return asked as Asked;
}

/**
 * Queries that came the whole way before: parsed, validated, within all ceilings, compiled. One that comes again is
 * answered by its compiled code alone. Whatever is not a plain success goes the whole way, which says what is wrong:
 * queries only read, so that running one twice does no harm.
 */
export function createKnownQueries(schema: GraphQLSchema) {
  const kept = new Map<string, Known>();
  const keyOf = (query: string, operationName: string | null | undefined): string =>
    `${operationName ?? ''}\n${query}`;

  return {
    remember(text: string, operationName: string | null | undefined, known: Known): void {
      if (text.length > LONGEST_TEXT) return;
      const key = keyOf(text, operationName);
      if (kept.size >= MOST_KEPT && !kept.has(key)) kept.clear();
      kept.set(key, known);
    },

    /** The JSON of the answer to a body; null for what has to go the whole way. */
    async answer(body: string, contextOf: () => Promise<GraphQLContext>): Promise<string | null> {
      const asked = readAsked(body);
      const known = asked && kept.get(keyOf(asked.query, asked.operationName));
      if (!known) return null;
      const { operationName, variables } = asked;
      const unfit = unfitVariables({
        schema,
        document: known.document,
        operationName,
        variableValues: variables,
      });
      if (unfit.length > 0) return null;
      const context = await contextOf().catch(() => null);
      if (!context) return null;
      const { data, errors } = await known.query.query(undefined, context, variables ?? {});
      return errors ? null : JSON.stringify({ data, ...extensionsOf(context) });
    },
  };
}

export type KnownQueries = ReturnType<typeof createKnownQueries>;
