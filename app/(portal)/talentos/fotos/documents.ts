import { graphql } from '@/lib/graphql/client';

export const TAKE_PHOTOS = graphql(`
  mutation TakePhotos($limit: Int) {
    takePhotos(limit: $limit) {
      id
      route
      type
      createdAt
      placeholder
      width
      height
      repeatsRoute
      talent { id name lastname age gender }
    }
  }
`);

export const RELEASE_PHOTOS = graphql(`
  mutation ReleasePhotos {
    releasePhotos
  }
`);

export const DECIDE_PHOTOS = graphql(`
  mutation DecidePhotos($ids: [ID!]!, $verdict: PhotoVerdict!, $reasonId: Int) {
    decidePhotos(ids: $ids, verdict: $verdict, reasonId: $reasonId) {
      decided
      refused { id message }
    }
  }
`);

export const UNDO_DECISION = graphql(`
  mutation UndoPhotoDecision($id: ID!) {
    undoPhotoDecision(id: $id)
  }
`);
