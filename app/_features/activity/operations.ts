import { graphql } from '@/lib/graphql/client';

/** An event with all that is its own, or one row. */
export type Followed = { readonly eventId: string } | { readonly entity: string; readonly entityId: string };

export const FOLLOW_ACTIVITY = graphql(`
  subscription FollowActivity($eventId: ID, $entity: String, $entityId: String, $after: String) {
    activity(eventId: $eventId, entity: $entity, entityId: $entityId, after: $after) { id cursor }
  }
`);
