import { RESERVE_WAYS } from '@/db/values/reserve-ways';
import { CityType } from '@/lib/catalogues/graphql';
import { EventType } from '@/lib/events/graphql';
import { EventPersonalType } from '@/lib/events/personals/graphql';
import { findEventPersonals } from '@/lib/events/queries';
import { builder } from '@/lib/graphql/builder';
import type { GraphQLContext } from '@/lib/graphql/context';
import { requestLoader } from '@/lib/graphql/request-loader';
import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '@/lib/talents/graphql';
import { remindTalent } from './calling/remind-talent';
import { chooseReserves } from './calls/choose-reserves';
import { closeConvocatory } from './calls/close-convocatory';
import { SHAREABLE } from './contacts/inputs';
import { recordSentByHand, takeBackSentByHand } from './contacts/sent-by-hand';
import { revokeLinks, type SharedLink, shareLink } from './contacts/share-link';
import { undoDecision } from './decisions/undo-decision';
import { recordOutsideAnswer } from './outside-answers/record-outside-answer';
import {
  type CalledTalent,
  type Convocatory,
  findConvocateds,
  findConvocatoriesOfEvents,
  findPapers,
  getConvocatory,
} from './queries';
import {
  CHOOSE_RESERVES,
  CLOSE_CONVOCATORY,
  RECORD_OUTSIDE_ANSWER,
  RECORD_SENT_BY_HAND,
  REMIND_TALENT,
  REVOKE_LINKS,
  SHARE_LINK,
  TAKE_BACK_SENT_BY_HAND,
  UNDO_CONVOCATED,
} from './writes';

const personals = requestLoader((ids, { actor }) => findEventPersonals(actor, ids));
const papers = requestLoader((ids, { actor }) => findPapers(actor, ids));

/** The papers of a called talent, read once for all fields that ask for them. */
export const papersOf = ({ id }: CalledTalent, context: GraphQLContext) => papers(context, id);

const fileUrl = (fileId: string | null | undefined): string | null => (fileId ? `/archivos/${fileId}` : null);

export const ConvocatedType = builder.objectRef<CalledTalent>('Convocated').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    stateId: t.exposeInt('stateId'),
    aplicationTalentState: t.exposeInt('applicationStateId'),
    talent: t.field({ type: TalentType, resolve: (convocated) => convocated.talentId }),
    urlContract: t.string({
      nullable: true,
      resolve: async (called, _, context) => fileUrl((await papersOf(called, context))?.contractFileId),
    }),
    urlEnvoice: t.string({
      nullable: true,
      resolve: async (called, _, context) => fileUrl((await papersOf(called, context))?.claimFileId),
    }),
  }),
});

export const ConvocatoryType = builder.objectRef<Convocatory>('Convocatory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    stateId: t.exposeInt('stateId'),
    state: t.exposeInt('stateId'),
    colourEyes: t.exposeString('colourEyes', { nullable: true }),
    colourHair: t.exposeString('colourHair', { nullable: true }),
    height: t.exposeFloat('height', { nullable: true }),
    unitMeasure: t.exposeString('unitMeasure'),
    minAge: t.exposeInt('minAge', { nullable: true }),
    maxAge: t.exposeInt('maxAge', { nullable: true }),
    texture: t.exposeString('texture', { nullable: true }),
    language: t.exposeString('language', { nullable: true }),
    skills: t.exposeStringList('skills'),
    academicTraining: t.exposeString('academicTraining', { nullable: true }),
    observations: t.exposeString('observations', { nullable: true }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    eventPersonalId: t.exposeID('eventPersonalId'),
    eventPersonal: t.field({
      type: EventPersonalType,
      nullable: true,
      resolve: async ({ eventId, eventPersonalId }, _, context) =>
        (await personals(context, eventId))?.find(({ id }) => id === eventPersonalId) ?? null,
    }),
    revision: t.exposeInt('revision', { description: 'Grows with each change; see seenRevision.' }),
    city: t.field({ type: CityType, nullable: true, resolve: (convocatory) => convocatory.cityId }),
    event: t.field({ type: EventType, resolve: (convocatory) => convocatory.eventId }),
    convocateds: t.loadableList({
      type: ConvocatedType,
      load: async (ids: string[], { actor }) => {
        const found = await findConvocateds(actor, ids);
        return ids.map((id) => found.get(id) ?? []);
      },
      resolve: (convocatory) => convocatory.id,
    }),
  }),
});

const calls = requestLoader((ids, { actor }) => findConvocatoriesOfEvents(actor, ids));

builder.objectFields(EventType, (t) => ({
  convocatories: t.field({
    type: [ConvocatoryType],
    resolve: async ({ id }, _, context) => (await calls(context, id)) ?? [],
  }),
  announcements: t.field({
    description: 'The convocatories, by the other name that the specification gives them.',
    type: [ConvocatoryType],
    resolve: async ({ id }, _, context) => (await calls(context, id)) ?? [],
  }),
}));

builder.enumType('ReserveWay', { values: RESERVE_WAYS });
builder.enumType('LinkPurpose', { values: SHAREABLE });

const SharedLinkType = builder.objectRef<SharedLink>('SharedLink').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
  }),
});

builder.queryFields((t) => ({
  convocatory: t.field({
    type: ConvocatoryType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getConvocatory(actor, id),
  }),
}));

serveWrite(CLOSE_CONVOCATORY, ConvocatoryType, (actor, { id, cancel }) =>
  closeConvocatory(actor, { id }, cancel ? 'CANCELLED' : 'CLOSED'),
);
serveWrite(CHOOSE_RESERVES, ConvocatoryType, chooseReserves, {
  description:
    'What happens when a confirmed talent withdraws: the producer is asked, or the next in reserve is confirmed.',
});
serveWrite(UNDO_CONVOCATED, ConvocatedType, undoDecision, {
  description:
    'Takes the last decision on a called talent back, within two minutes; never back into a confirmation.',
});
serveWrite(RECORD_OUTSIDE_ANSWER, ConvocatedType, recordOutsideAnswer, {
  description:
    'Keeps the word that a talent said yes by other ways, and tells the talent. It confirms nobody.',
});
serveWrite(REMIND_TALENT, ConvocatedType, remindTalent, {
  description:
    'Sends a talent again the call that it has not answered or the contract that it has not signed, once a day at the most.',
});
serveWrite(SHARE_LINK, SharedLinkType, shareLink);
serveWrite(REVOKE_LINKS, 'Int', revokeLinks, {
  description: 'Ends the links of a talent for this event and purpose; answers how many.',
});
serveWrite(RECORD_SENT_BY_HAND, 'ID', recordSentByHand, {
  description: 'Keeps that somebody sent a talent the prepared WhatsApp message; answers the id of its row.',
});
serveWrite(TAKE_BACK_SENT_BY_HAND, 'ID', takeBackSentByHand, {
  description: 'Takes that back; answers the id of its row.',
});
