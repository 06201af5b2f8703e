import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

/** What an operation of a document became; null for one that is left to GraphQL's own executor. */
type Compiled = ReadonlyMap<string, CompiledQuery | null>;

/** An operation is worth compiling when it comes again: compiling costs about ten executions. */
const WORTH_IT = 2;

function compile(
  schema: ExecutionArgs['schema'],
  document: DocumentNode,
  name: ExecutionArgs['operationName'],
): CompiledQuery | null {
  if (getOperationAST(document, name)?.operation !== 'query') return null;
  const made = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(made) ? made : null;
}

/** Errors of its own, such as of what may not be null, lack what GraphQL's have. */
function withWholeErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, path, originalError, extensions }) => {
    const told = { path: path ?? null, originalError: originalError ?? null, extensions: extensions ?? null };
    return new GraphQLError(message, told);
  });
  return { ...result, errors };
}

/**
 * Executes queries by code made once a document. Yoga keeps documents it has parsed, so a document that comes again is
 * the same object, and what was compiled goes when it does. Mutations and subscriptions are left alone.
 */
export function compiledOperations(): Plugin {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();
  const seen = new WeakMap<DocumentNode, number>();

  function compiledOf({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
    const times = (seen.get(document) ?? 0) + 1;
    seen.set(document, times);
    if (times < WORTH_IT) return null;
    const name = operationName ?? '';
    const known: Compiled | undefined = compiled.get(document);
    const found = known?.get(name);
    if (found !== undefined) return found;
    const query = compile(schema, document, operationName);
    compiled.set(document, new Map([...(known ?? []), [name, query]]));
    return query;
  }

  return {
    onExecute({ args, setExecuteFn }) {
      const query = compiledOf(args);
      if (!query) return;
      setExecuteFn(async ({ rootValue, contextValue, variableValues }) =>
        withWholeErrors(await query.query(rootValue, contextValue, variableValues)),
      );
    },
  };
}
