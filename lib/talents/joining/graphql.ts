import type { InputFieldBuilder } from '@pothos/core';
import { NETWORKS } from '@/lib/core/readers/social-link';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { OwnPurposeType } from '../consents/graphql';
import { patchTalentInput } from '../details/inputs';
import { TalentType } from '../graphql';
import { GuardianInput } from '../guardians/graphql';
import { updateTalent } from '../update-talent';
import { createTalent } from './create-talent';
import { createTalentInput } from './inputs';
import { resendTalentActivation } from './resend-activation';

const SkillInput = builder.inputType('SkillTalentInput', {
  fields: (t) => ({
    id: t.id(),
    areaId: t.int({ required: true, description: '1 for a language, 8 for a title.' }),
    skillId: t.int(),
    name: t.string({ description: 'In its own words, where the catalogue has none.' }),
    level: t.string(),
    observations: t.string({ description: 'Of a title, where it was earned.' }),
  }),
});

const TrainingInput = builder.inputType('AcademicTrainingInput', {
  fields: (t) => ({ id: t.id(), place: t.string({ required: true }), description: t.string() }),
});

const ExperienceInput = builder.inputType('HistoricalTalentExperiencyInput', {
  fields: (t) => ({
    id: t.id(),
    areaId: t.int(),
    areaName: t.string(),
    description: t.string({ required: true }),
    startDate: t.field({ type: 'Date' }),
    endDate: t.field({ type: 'Date' }),
  }),
});

const ProfileInput = builder.inputType('ProfileTalentInput', {
  fields: (t) => ({ profileUserTalentId: t.int({ required: true }), main: t.boolean() }),
});

const TEXTS = [
  'alias',
  'phone',
  'dialingCode',
  'identification',
  'address',
  'hairColour',
  'eyeColour',
  'shirt',
  'pants',
  'footwear',
  'unitMeasure',
  'language',
  'generalDescription',
  'shortDescription',
  'idFcm',
  ...NETWORKS,
] as const;
const NUMBERS = ['height', 'weight', 'bust', 'waist', 'hip'] as const;

type Fields = InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>;

/** One field each, with its name in the type. */
const named = <Name extends string, Field>(names: readonly Name[], field: () => Field) =>
  Object.fromEntries(names.map((name) => [name, field()])) as Record<Name, Field>;

/** What both `createTalent` and a patch take of a profile. */
const profileFields = (t: Fields) => ({
  ...named(TEXTS, () => t.string()),
  ...named(NUMBERS, () => t.float()),
  birthdate: t.field({ type: 'Date' as const }),
  typeDocumentId: t.int(),
  residenceCityId: t.int(),
  skillTalents: t.field({ type: [SkillInput] }),
  academicTrainings: t.field({ type: [TrainingInput] }),
  historicalTalentExperiencies: t.field({ type: [ExperienceInput] }),
  profileTalents: t.field({ type: [ProfileInput] }),
});

const CreateTalentInputType = builder.inputType('CreateTalentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    lastname: t.string({ required: true }),
    email: t.string({ required: true }),
    gender: t.string({ required: true, description: 'FEMENINO or MASCULINO.' }),
    ...profileFields(t),
    consents: t.field({
      type: [OwnPurposeType],
      description: 'Of who registers alone: DATA and SHOWING at least.',
    }),
    guardian: t.field({ type: GuardianInput, description: 'Needed of who registers alone under 18.' }),
  }),
});

const UpdateTalentInputType = builder.inputType('UpdateTalentInput', {
  description:
    'A patch (what is left out stays, null clears); or a state; or a password, with which nothing else goes.',
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    lastname: t.string(),
    email: t.string(),
    gender: t.string(),
    ...profileFields(t),
    removedEntries: t.idList({
      description:
        'With it, even empty, the lists hold only entries that changed: of the others these ids go, the rest stays.',
    }),
    exclusiveAgencyId: t.id({ description: "The administrator's." }),
    mayOrderRides: t.boolean({ description: "The administrator's." }),
    state: t.int({
      description: "The administrator's: 17 reviews, 18 approves, 19 suspends for the observation.",
    }),
    observation: t.string({ description: 'Why a talent is suspended.' }),
    token: t.string({
      description:
        'The `k` of a link of activation or password reset, which this uses up. It needs no session.',
    }),
    presentPassword: t.string({
      description: 'Your present password, to change it without a link, or your e-mail.',
    }),
    password: t.string({
      description: '8 characters at least, 72 bytes at most, as typed; a hash is refused.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createTalent: t.field({
    type: TalentType,
    description:
      'A talent registers alone, is invited by an agency, or is created by the administrator; it is mailed a link to set its password.',
    args: { input: t.arg({ type: CreateTalentInputType, required: true }) },
    resolve: (_, { input }, { actor, ip }) =>
      createTalent(actor, present(input, createTalentInput) as never, { ip }),
  }),
  resendTalentActivation: t.field({
    type: TalentType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => resendTalentActivation(actor, args),
  }),
  updateTalent: t.field({
    type: TalentType,
    args: { input: t.arg({ type: UpdateTalentInputType, required: true }) },
    resolve: (_, { input }, { actor, ip }) =>
      updateTalent(actor, present(input, patchTalentInput) as never, { ip }),
  }),
}));
