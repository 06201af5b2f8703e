import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import type { GraphQLContext } from './context';

export type Scalars = {
  ID: { Input: string; Output: string | number };
  /** Integer in minor units of the currency; larger than GraphQL's 32-bit Int. */
  Money: { Input: number; Output: number };
  /** Instant in ISO 8601. */
  DateTime: { Input: Date; Output: Date };
  /** Calendar day, YYYY-MM-DD. */
  Date: { Input: string; Output: string };
  /** Decimal number as a string: percentages and rates. */
  Decimal: { Input: string; Output: string };
};

/** Each domain's graphql.ts adds its types and fields to this one builder. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  Scalars: Scalars;
  DefaultFieldNullability: false;
}>({
  plugins: [DataloaderPlugin],
  defaultFieldNullability: false,
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
