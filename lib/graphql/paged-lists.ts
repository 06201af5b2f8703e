import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ListPage } from '@/lib/core/list-page';
import type { PlacedRow } from '@/lib/platform/keyset';
import { MOST_ASKED, type RowPage, readPage, readPages } from '@/lib/platform/read-page';
import { builder } from './builder';
import type { GraphQLContext } from './context';

/** A list that was cut: where it stands in the answer, and what its next page begins after. */
type Cut = { readonly path: readonly (string | number)[]; readonly after: string };

const cuts = new WeakMap<GraphQLContext, Cut[]>();

type Path = GraphQLResolveInfo['path'];
const keysOf = (path: Path | undefined): (string | number)[] =>
  path ? [...keysOf(path.prev), path.key] : [];

type Place = Pick<GraphQLResolveInfo, 'path' | 'fieldName' | 'operation'> & {
  readonly parentType: { readonly name: string };
};

/** The name of a list in its cursors. */
export const nameOfList = ({ parentType, fieldName }: Place): string => `${parentType.name}.${fieldName}`;

/** The rows of a page, whose list says in `extensions.more` when it goes on. */
export function tellCut<Row>(
  { rows, endCursor }: RowPage<Row>,
  context: GraphQLContext,
  info: Place,
): readonly Row[] {
  // A stream has no end at which it could be told.
  if (endCursor !== null && info.operation.operation !== 'subscription') {
    const known = cuts.get(context) ?? [];
    cuts.set(context, known);
    known.push({ path: keysOf(info.path), after: endCursor });
  }
  return rows;
}

/** What an answer says beside its data: all of its lists that go on; nothing where none does. */
export function extensionsOf(context: GraphQLContext): { extensions?: { more: readonly Cut[] } } {
  const more = cuts.get(context);
  // Lists are read side by side, and end in any order.
  const inOrder = more?.toSorted((one, other) => (one.path.join('.') < other.path.join('.') ? -1 : 1));
  return inOrder ? { extensions: { more: inOrder } } : {};
}

/** The arguments of a list that may be long. */
export const pageArguments = (usual: number) =>
  builder.args((t) => ({
    after: t.id({
      description: 'What `extensions.more` said of the page before, or the id of its last row.',
    }),
    limit: t.int({ description: `${usual} unless told; at the most ${MOST_ASKED}.` }),
  }));

type Asked = {
  readonly after?: string | number | null | undefined;
  readonly limit?: number | null | undefined;
};

/** Reads a list that may be long, `usual` rows unless told, and tells when it goes on. */
export async function pagedList<Row>(
  asked: Asked,
  context: GraphQLContext,
  info: Place,
  usual: number,
  read: (page: Pick<ListPage, 'limit' | 'after' | 'edges'>) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  return tellCut(await readPage(nameOfList(info), asked, usual, read), context, info);
}

/** The arguments of a list of each row of a type. */
export const nestedPageArguments = (usual: number) =>
  builder.args((t) => ({
    after: t.id({ description: 'What `extensions.more` said of the page before.' }),
    limit: t.int({ description: `${usual} unless told; at the most ${MOST_ASKED}.` }),
  }));

/** A list of each row of a type that may be long: all that ask for the same page share one read. */
export function pagedListOfEach<Row>(
  usual: number,
  find: (
    parents: readonly string[],
    page: ListPage,
    context: GraphQLContext,
  ) => Promise<ReadonlyMap<string, readonly PlacedRow<Row>[]>>,
) {
  const loaders = new WeakMap<GraphQLContext, Map<string, DataLoader<string, RowPage<Row>>>>();
  return async (parent: string, { after, limit }: Asked, context: GraphQLContext, info: Place) => {
    const ofRequest = loaders.get(context) ?? new Map<string, DataLoader<string, RowPage<Row>>>();
    loaders.set(context, ofRequest);
    const key = JSON.stringify([after ?? null, limit ?? null]);
    const loader =
      ofRequest.get(key) ??
      new DataLoader<string, RowPage<Row>>(async (parents) => {
        const pageOf = await readPages(nameOfList(info), { after, limit }, usual, (page) =>
          find(parents, page, context),
        );
        return parents.map(pageOf);
      });
    ofRequest.set(key, loader);
    return tellCut(await loader.load(parent), context, info);
  };
}

/** Puts what was cut into the answers of Yoga; those of known queries do it themselves. */
export const cutLists: Plugin<GraphQLContext> = {
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if (Symbol.asyncIterator in result) return;
      const { extensions } = extensionsOf(args.contextValue);
      if (extensions) setResult({ ...result, extensions: { ...result.extensions, ...extensions } });
    },
  }),
};
