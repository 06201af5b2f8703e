import { listSkillAreas } from '@/lib/catalogues/queries';
import { fileUrl, photoUrl } from '@/lib/core/photo-url';
import { forEach } from '@/lib/core/pick';
import { NETWORKS } from '@/lib/core/readers/social-link';
import { PHOTO } from '@/lib/core/states';
import { fieldsOf } from '@/lib/core/talent-fields';
import { builder } from '@/lib/graphql/builder';
import type { GraphQLContext } from '@/lib/graphql/context';
import { requestLoader } from '@/lib/graphql/request-loader';
import { TalentType } from '../graphql';
import {
  type Experience,
  findExperiences,
  findShownPhotos,
  findTalentDetails,
  findTalentSkills,
  findTrainings,
  type ShownPhoto,
  seesAllOf,
  type TalentDetails,
  type TalentSkill,
  type Training,
} from './queries';

type Named = { readonly id: number | null; readonly name: string | null };

const SkillType = builder.objectRef<Named>('Skill').implement({
  fields: (t) => ({
    id: t.id({ nullable: true, resolve: ({ id }) => id, description: 'Null for one in its own words.' }),
    name: t.exposeString('name', { nullable: true }),
  }),
});

const SkillAreaType = builder.objectRef<Named>('SkillArea').implement({
  description: '1 is languages and 8 academic training.',
  fields: (t) => ({
    id: t.id({ nullable: true, resolve: ({ id }) => id }),
    name: t.exposeString('name', { nullable: true }),
  }),
});

builder.queryField('skillAreas', (t) =>
  t.field({
    type: [SkillAreaType],
    description: 'Of skills, training and experience, as `areaId` takes them.',
    resolve: () => listSkillAreas(),
  }),
);

const SkillTalentType = builder.objectRef<TalentSkill>('SkillTalent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    level: t.exposeString('level', { nullable: true }),
    observations: t.exposeString('observations', { nullable: true }),
    skill: t.field({ type: SkillType, resolve: ({ skillId, name }) => ({ id: skillId, name }) }),
    areas: t.field({ type: SkillAreaType, resolve: ({ areaId, area }) => ({ id: areaId, name: area }) }),
  }),
});

const AcademicTrainingType = builder.objectRef<Training>('AcademicTraining').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    place: t.exposeString('place'),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const ExperienceType = builder.objectRef<Experience>('HistoricalTalentExperiency').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    description: t.exposeString('description'),
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    area: t.field({ type: SkillAreaType, resolve: ({ areaId, area }) => ({ id: areaId, name: area }) }),
  }),
});

const MultimediaType = builder.objectRef<ShownPhoto>('Multimedia').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    route: t.string({
      description: 'Below the storage path; one that is not approved opens with the session or the token.',
      resolve: ({ stateId, fileId }) => (stateId === PHOTO.APPROVED ? photoUrl(fileId) : fileUrl(fileId)),
    }),
    stateId: t.exposeInt('stateId'),
    type: t.exposeString('type', { description: 'IBOOK, GALLERY or PROFILE.' }),
    observation: t.string({
      nullable: true,
      description: 'For the talent and the administrator.',
      resolve: ({ talentId, observation }, _, { actor }) => (seesAllOf(actor, talentId) ? observation : null),
    }),
    position: t.exposeInt('position'),
    placeholder: t.exposeString('placeholder', {
      nullable: true,
      description: 'A few pixels of it as a data URI, to show while it loads.',
    }),
  }),
});

const ExclusiveTalentType = builder.objectRef<{ readonly agencyId: string }>('ExclusiveTalent').implement({
  fields: (t) => ({ agencyId: t.exposeID('agencyId') }),
});

const detailsOf = requestLoader((ids) => findTalentDetails(ids));

type Parent = { readonly id: string };

/** One detail of a talent, which all fields of this file load together. */
const detail =
  <Value>(read: (details: TalentDetails, context: GraphQLContext) => Value) =>
  async (talent: Parent, _: unknown, context: GraphQLContext): Promise<Value | null> => {
    const found = await detailsOf(context, talent.id);
    return found && read(found, context);
  };

const TEXTS = [...fieldsOf('size', 'colour', 'text'), 'unitMeasure', 'language'] as const;

builder.objectFields(TalentType, (t) => ({
  ...forEach(TEXTS, (name) => t.string({ nullable: true, resolve: detail((row) => row[name]) })),
  ...forEach(fieldsOf('girth', 'weight'), (name) =>
    t.float({ nullable: true, resolve: detail((row) => row[name]) }),
  ),
  ...forEach(NETWORKS, (name) =>
    t.string({
      nullable: true,
      resolve: detail((row) => (row[name]?.startsWith('https://') ? row[name] : null)),
    }),
  ),
  createAt: t.field({ type: 'DateTime', nullable: true, resolve: detail((row) => row.createdAt) }),
  observation: t.string({
    nullable: true,
    description: 'Of the review of the photo: for the talent and the administrator.',
    resolve: detail((row, { actor }) => (seesAllOf(actor, row.id) ? row.observation : null)),
  }),
  idFcm: t.string({
    nullable: true,
    description: 'Device token for push messages, for the talent alone.',
    resolve: detail((row, { actor }) =>
      actor.kind === 'talent' && actor.talentId === row.id ? row.pushToken : null,
    ),
  }),
  exclusiveTalent: t.field({
    type: ExclusiveTalentType,
    nullable: true,
    description: 'For the talent, its agency and the administrator.',
    resolve: detail(({ id, exclusiveAgencyId: agencyId }, { actor }) => {
      const isOwn = actor.kind === 'agencyUser' && actor.agencyId === agencyId;
      return agencyId && (isOwn || seesAllOf(actor, id)) ? { agencyId } : null;
    }),
  }),
  skillTalents: t.loadableList({
    type: SkillTalentType,
    load: async (ids: string[]) => listsOf(ids, await findTalentSkills(ids)),
    resolve: (talent) => talent.id,
  }),
  academicTrainings: t.loadableList({
    type: AcademicTrainingType,
    load: async (ids: string[]) => listsOf(ids, await findTrainings(ids)),
    resolve: (talent) => talent.id,
  }),
  historicalTalentExperiencies: t.loadableList({
    type: ExperienceType,
    load: async (ids: string[]) => listsOf(ids, await findExperiences(ids)),
    resolve: (talent) => talent.id,
  }),
  multimedias: t.loadableList({
    type: MultimediaType,
    description:
      'The talent and the administrator see those of every state, everybody else the approved ones.',
    load: async (ids: string[], { actor }) => listsOf(ids, await findShownPhotos(actor, ids)),
    resolve: (talent) => talent.id,
  }),
}));

const listsOf = <Row>(ids: readonly string[], found: ReadonlyMap<string, Row[]>): Row[][] =>
  ids.map((id) => found.get(id) ?? []);
