import DataLoader from 'dataloader';
import type { GraphQLContext } from './context';

/**
 * A loader of rows by id that lives for one request: all fields that need it share one statement, whatever the rows.
 * Null for an id of which nothing is found. For fields of a type that come from elsewhere than its own row.
 */
export function requestLoader<Value>(
  find: (ids: readonly string[], context: GraphQLContext) => Promise<ReadonlyMap<string, Value>>,
): (context: GraphQLContext, id: string) => Promise<Value | null> {
  const loaders = new WeakMap<GraphQLContext, DataLoader<string, Value | null>>();
  return (context, id) => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader(async (ids: readonly string[]) => {
        const found = await find(ids, context);
        return ids.map((each) => found.get(each) ?? null);
      });
      loaders.set(context, loader);
    }
    return loader.load(id);
  };
}
