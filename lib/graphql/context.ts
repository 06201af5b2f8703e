import type { Actor } from '@/lib/core/actor';

export type GraphQLContext = {
  readonly actor: Actor;
  readonly requestId: string;
  /** Where it came from, for what is counted per network; null when that is not known. */
  readonly ip: string | null;
  /** As its browser or app names itself; kept as evidence of what is signed. */
  readonly userAgent?: string | null;
};
