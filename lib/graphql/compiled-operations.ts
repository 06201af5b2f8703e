import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type FieldNode,
  GraphQLError,
  getLocation,
  getOperationAST,
  type SourceLocation,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { log } from '@/lib/platform/log';
import type { KnownQueries } from './known-queries';

/** How often a document came, and what its operations became; null for one that is left to GraphQL's own executor. */
type Executed = { times: number; readonly compiled: Map<string, CompiledQuery | null> };

/** An operation is worth compiling when it comes again: compiling costs about ten executions. */
const WORTH_IT = 2;

function compile(
  schema: ExecutionArgs['schema'],
  document: DocumentNode,
  name: ExecutionArgs['operationName'],
): CompiledQuery | null {
  if (getOperationAST(document, name)?.operation !== 'query') return null;
  const made = compileQuery(schema, document, name ?? undefined);
  if (isCompiledQuery(made)) return made;
  log.warn({ err: made.errors?.[0] }, 'graphql: a query is not compiled, and executed as it is');
  return null;
}

/** Errors of compiled code know where their field stands in the text, and lack the rest of what GraphQL's have. */
function withWholeErrors(document: DocumentNode, result: ExecutionResult): ExecutionResult {
  const { errors: found, ...rest } = result;
  if (!found) return result;
  const errors = found.map(({ message, path, originalError, extensions, locations }) => {
    const nodes = fieldsAt(document, locations ?? []);
    // Where nothing was thrown it is the product's fault all the same, not one of the operation.
    return new GraphQLError(message, {
      nodes,
      path: path ?? null,
      originalError: originalError ?? new Error(message),
      extensions: extensions ?? null,
    });
  });
  // First, as GraphQL's own executor says them: both answer in the same bytes.
  return { errors, ...rest };
}

function fieldsAt(document: DocumentNode, locations: readonly SourceLocation[]): FieldNode[] {
  const nodes: FieldNode[] = [];
  visit(document, {
    Field(node) {
      const at = node.loc && getLocation(node.loc.source, node.loc.start);
      if (locations.some(({ line, column }) => line === at?.line && column === at.column)) nodes.push(node);
    },
  });
  return nodes;
}

/**
 * Executes queries by code made once a document. Yoga keeps documents it has parsed, so a document that comes again is
 * the same object, and what was compiled goes when it does. Mutations, and what comes for the first time, are executed by
 * GraphQL's own executor: Yoga's gives fields in the order in which they are ready. Subscriptions are left alone. What was
 * compiled is told to `remember` each time it comes, with the text that it was: it may have been forgotten.
 */
export function compiledOperations(remember?: KnownQueries['remember']): Plugin<YogaInitialContext> {
  const executed = new WeakMap<DocumentNode, Executed>();

  function compiledOf(
    args: ExecutionArgs & { readonly contextValue: YogaInitialContext },
  ): CompiledQuery | null {
    const { schema, document, operationName, contextValue } = args;
    const known = executed.get(document) ?? { times: 0, compiled: new Map() };
    executed.set(document, known);
    known.times += 1;
    if (known.times < WORTH_IT) return null;
    const name = operationName ?? '';
    const found = known.compiled.get(name);
    const query = found === undefined ? compile(schema, document, operationName) : found;
    known.compiled.set(name, query);
    const text = contextValue.params.query;
    if (query && text) remember?.(text, operationName, { document, query });
    return query;
  }

  return {
    onExecute({ args, setExecuteFn }) {
      const query = compiledOf(args);
      if (!query) return setExecuteFn(execute);
      setExecuteFn(async ({ rootValue, contextValue, variableValues }) =>
        withWholeErrors(args.document, await query.query(rootValue, contextValue, variableValues)),
      );
    },
  };
}
