import { PHOTO_TYPES } from '@/db/values/photo-types';
import { fileUrl } from '@/lib/core/photo-url';
import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translate } from '@/lib/i18n/translate';
import { TalentType } from '../graphql';
import { choosePortrait } from './choose-portrait';
import type { OrderPhotosInput } from './inputs';
import { orderPhotos } from './order-photos';
import { decidePhotos, type Verdicts } from './review/decide-photos';
import type { DecidePhotosInput } from './review/inputs';
import { listPhotoDecisions, type PhotoDecision, type PhotoQueue, readPhotoQueue } from './review/queries';
import { type QueuedPhoto, releasePhotos, takePhotos } from './review/take-photos';
import { undoDecision } from './review/undo-decision';
import { PHOTO_VERDICTS } from './rules';
import { updateMultimedia } from './update-multimedia';
import {
  CHOOSE_PORTRAIT,
  DECIDE_PHOTOS,
  ORDER_PHOTOS,
  RELEASE_PHOTOS,
  TAKE_PHOTOS,
  UNDO_PHOTO_DECISION,
  UPDATE_MULTIMEDIA,
} from './writes';

/** One photo is decided on as several are. */
const photoOnWire = (path: string) => ({ 'ids.0': 'id', seen: 'seenStateId' })[path] ?? path;

const PhotoQueueType = builder.objectRef<PhotoQueue>('PhotoQueue').implement({
  fields: (t) => ({
    pending: t.exposeInt('pending'),
    oldestAt: t.expose('oldestAt', { type: 'DateTime', nullable: true }),
    takenByOthers: t.exposeInt('takenByOthers'),
  }),
});

const QueuedPhotoType = builder.objectRef<QueuedPhoto>('QueuedPhoto').implement({
  description: 'A pending photo that a reviewer has taken: nobody else is offered it until `leasedUntil`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    route: t.string({ resolve: ({ fileId }) => fileUrl(fileId) }),
    type: t.exposeString('type'),
    stateId: t.exposeInt('stateId'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    placeholder: t.exposeString('placeholder', { nullable: true }),
    repeatsRoute: t.string({
      nullable: true,
      description: "Of the talent's photo that it seems to repeat.",
      resolve: ({ repeatsFileId }) => repeatsFileId && fileUrl(repeatsFileId),
    }),
    leasedUntil: t.expose('leasedUntil', { type: 'DateTime', nullable: true }),
    talent: t.field({ type: TalentType, resolve: ({ talentId }) => talentId }),
  }),
});

const PhotoDecisionType = builder.objectRef<PhotoDecision>('PhotoDecision').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    photoId: t.exposeID('photoId'),
    route: t.string({ resolve: ({ fileId }) => fileUrl(fileId) }),
    type: t.exposeString('type'),
    fromStateId: t.exposeInt('fromStateId'),
    toStateId: t.exposeInt('toStateId'),
    reason: t.exposeString('reason', { nullable: true }),
    reviewerName: t.exposeString('reviewerName'),
    talentName: t.exposeString('talentName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
  }),
});

const RefusedPhotoType = builder.objectRef<Verdicts['refused'][number]>('RefusedPhoto').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    message: t.string({ resolve: ({ why }) => translate(why) }),
  }),
});

const VerdictsType = builder.objectRef<Verdicts>('PhotoVerdicts').implement({
  fields: (t) => ({
    decided: t.idList({ resolve: ({ decided }) => [...decided] }),
    refused: t.field({ type: [RefusedPhotoType], resolve: ({ refused }) => [...refused] }),
  }),
});

builder.enumType('PhotoVerdict', { values: PHOTO_VERDICTS });
builder.enumType('PhotoType', { values: PHOTO_TYPES });

builder.queryFields((t) => ({
  photoQueue: t.field({ type: PhotoQueueType, resolve: (_, __, { actor }) => readPhotoQueue(actor) }),
  photoDecisions: t.field({
    type: [PhotoDecisionType],
    description: 'What was decided on photos, newest first, undone decisions included.',
    args: {
      talentId: t.arg.id(),
      photoId: t.arg.id(),
      own: t.arg.boolean(),
      ...pageArguments(50),
    },
    resolve: (_, { after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, 50, (page) =>
        listPhotoDecisions(context.actor, { ...present(filter), ...page }),
      ),
  }),
}));

serveWrite(
  UPDATE_MULTIMEDIA,
  TalentType,
  (actor, given) => inWireNames(photoOnWire, updateMultimedia(actor, given)),
  {
    description: "Decides on a photo or moves it to another category; answers the photo's talent.",
    about: {
      stateId: '82 approves, 83 rejects, 84 archives; the last one is for its talent too.',
      observation: 'Of a rejection: one of the six reasons, to the letter.',
      type: 'IBOOK or GALLERY, other than where it is.',
      seenStateId: 'The state in which it was seen, 81 unless said: to change what was decided.',
    },
  },
);
serveWrite(ORDER_PHOTOS, TalentType, (actor, given) => orderPhotos(actor, given as OrderPhotosInput), {
  description: 'Puts all photos of a category, archived ones aside, in that order.',
});
serveWrite(CHOOSE_PORTRAIT, TalentType, choosePortrait, {
  description: 'Makes an approved photo of the book or the gallery the portrait too.',
});
serveWrite(TAKE_PHOTOS, [QueuedPhotoType], takePhotos, {
  description: 'The next pending photos of all talents, oldest first, for five minutes.',
  about: { limit: '10 unless said, 50 at most.' },
});
serveWrite(RELEASE_PHOTOS, 'Int', releasePhotos, {
  description: 'Gives back what one took and did not decide; answers how many.',
});
serveWrite(DECIDE_PHOTOS, VerdictsType, (actor, given) => decidePhotos(actor, given as DecidePhotosInput), {
  description:
    'One verdict on up to 100 photos. What another reviewer has taken or decided is told photo by photo.',
  about: {
    reasonId: '1 to 6, of a rejection.',
    seen: 'The state in which they were seen, 81 unless said.',
  },
});
serveWrite(
  UNDO_PHOTO_DECISION,
  'Boolean',
  async (actor, given) => {
    await undoDecision(actor, given);
    return true;
  },
  { description: "Takes one's own last decision on a photo back." },
);
