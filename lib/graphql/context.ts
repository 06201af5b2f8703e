import type { Actor } from '@/lib/core/actor';

export type GraphQLContext = {
  readonly actor: Actor;
  readonly requestId: string;
};
