import { PHOTO_TYPES } from '@/db/values/photo-types';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { PHOTO_VERDICTS } from './rules';

export const UPDATE_MULTIMEDIA = defineWrite(
  'updateMultimedia',
  {
    id: 'ID!',
    stateId: 'Int',
    observation: 'String',
    type: oneOf('PhotoType', PHOTO_TYPES),
    seenStateId: 'Int',
  },
  { input: 'MultimediaInput' },
);
export const ORDER_PHOTOS = defineWrite('orderPhotos', {
  talentId: 'ID!',
  type: oneOf('PhotoType!', PHOTO_TYPES),
  ids: '[ID!]!',
});
export const CHOOSE_PORTRAIT = defineWrite('choosePortrait', { id: 'ID!' });
export const TAKE_PHOTOS = defineWrite(
  'takePhotos',
  { limit: 'Int' },
  {
    answer: [
      {
        id: 'ID!',
        route: 'String!',
        type: 'String!',
        createdAt: 'DateTime!',
        placeholder: 'String',
        width: 'Int',
        height: 'Int',
        repeatsRoute: 'String',
        talent: { id: 'ID!', name: 'String!', lastname: 'String!', age: 'Int', gender: 'String!' },
      },
    ],
  },
);
export const RELEASE_PHOTOS = defineWrite('releasePhotos', {}, { answer: 'Int!' });
export const DECIDE_PHOTOS = defineWrite(
  'decidePhotos',
  {
    ids: '[ID!]!',
    verdict: oneOf('PhotoVerdict!', PHOTO_VERDICTS),
    reasonId: 'Int',
    seen: 'Int',
  },
  { answer: { decided: '[ID!]!', refused: [{ id: 'ID!', message: 'String!' }] } },
);
export const UNDO_PHOTO_DECISION = defineWrite('undoPhotoDecision', { id: 'ID!' }, { answer: 'Boolean!' });
