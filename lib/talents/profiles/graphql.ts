import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { TalentType } from '../graphql';
import { createProfile, deleteProfile, updateProfile } from './change-profiles';

const CreateInput = builder.inputType('CreateProfileTalentInput', {
  fields: (t) => ({
    talentId: t.id({ description: 'May be left out by a talent who adds its own.' }),
    id: t.id({ description: 'Left aside: a new entry gets an id of its own.' }),
    profileUserTalentId: t.int({ required: true }),
    main: t.boolean({
      description: 'The former main profile becomes a secondary one. The first one is main anyway.',
    }),
  }),
});

const UpdateInput = builder.inputType('UpdateProfileTalentInput', {
  fields: (t) => ({ id: t.id({ required: true }), profileUserTalentId: t.int(), main: t.boolean() }),
});

builder.mutationFields((t) => ({
  createProfileTalent: t.field({
    type: TalentType,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, { actor }) => createProfile(actor, present(input)),
  }),
  updateProfileTalent: t.field({
    type: TalentType,
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { input }, { actor }) => updateProfile(actor, present(input)),
  }),
  deleteProfileTalent: t.field({
    type: TalentType,
    description: 'Of a secondary one: the main profile only gives way to another.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => deleteProfile(actor, args),
  }),
}));
