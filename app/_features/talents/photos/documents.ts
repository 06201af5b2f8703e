import { graphql } from '@/lib/graphql/client';

export const UPDATE_MULTIMEDIA = graphql(`
  mutation UpdateMultimedia($input: MultimediaInput!) {
    updateMultimedia(input: $input) { id }
  }
`);

export const ORDER_PHOTOS = graphql(`
  mutation OrderPhotos($talentId: ID!, $type: PhotoType!, $ids: [ID!]!) {
    orderPhotos(talentId: $talentId, type: $type, ids: $ids) { id }
  }
`);

export const CHOOSE_PORTRAIT = graphql(`
  mutation ChoosePortrait($id: ID!) {
    choosePortrait(id: $id) { id }
  }
`);
