import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schema-types.generated';

/** Typed documents for urql; the types are made from `schema.graphql` by `next.config.ts`. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; Money: number; DateTime: string; Date: string; Decimal: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
