import { CityType } from '@/lib/catalogues/graphql';
import { isoDateInZone } from '@/lib/core/dates';
import { PHOTO } from '@/lib/core/states';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { currentTime } from '@/lib/platform/clock';
import {
  findListedTalents,
  findTalentProfiles,
  type ListedTalent,
  pageOfTalents,
  type TalentProfile,
} from './queries';
import { ageOn } from './rules';
import { updateTalent } from './update-talent';

const TalentProfileType = builder.objectRef<TalentProfile>('ProfileTalent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    main: t.exposeBoolean('main'),
    profileUserTalentId: t.exposeInt('profileId'),
    name: t.exposeString('name'),
  }),
});

/** A talent as agencies see it in lists: no phone, e-mail, address, birth date or identification. */
export const TalentType = builder.loadableObjectRef<ListedTalent, string>('Talent', {
  load: async (ids: string[]) => {
    const found = await findListedTalents(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no talent ${id}`));
  },
});

TalentType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    lastname: t.exposeString('lastname'),
    alias: t.exposeString('alias', { nullable: true }),
    gender: t.exposeString('gender'),
    age: t.int({
      nullable: true,
      resolve: ({ birthdate }) =>
        birthdate ? ageOn(birthdate, isoDateInZone(currentTime(), DEFAULT_TIME_ZONE)) : null,
    }),
    height: t.exposeFloat('height', { nullable: true }),
    state: t.exposeInt('stateId'),
    statePhoto: t.exposeInt('photoStateId', { nullable: true }),
    photo: t.string({
      nullable: true,
      resolve: (talent) =>
        talent.photoFileId && talent.photoStateId === PHOTO.APPROVED ? `/fotos/${talent.photoFileId}` : null,
    }),
    residenceCity: t.field({ type: CityType, nullable: true, resolve: (talent) => talent.cityId }),
    profileTalents: t.loadableList({
      type: TalentProfileType,
      load: async (ids: string[]) => {
        const found = await findTalentProfiles(ids);
        return ids.map((id) => found.get(id) ?? []);
      },
      resolve: (talent) => talent.id,
    }),
  }),
});

builder.queryFields((t) => ({
  talents: t.field({
    type: [TalentType],
    args: {
      search: t.arg.string(),
      profileId: t.arg.int(),
      gender: t.arg.string(),
      cityId: t.arg.int(),
      after: t.arg.id(),
      limit: t.arg.int(),
    },
    resolve: async (_, args, { actor }) => {
      await countSearch(actor, args.search);
      return pageOfTalents(actor, {
        ...(args.search ? { search: args.search } : {}),
        ...(args.profileId ? { profileId: args.profileId } : {}),
        ...(args.gender === 'FEMENINO' || args.gender === 'MASCULINO' ? { gender: args.gender } : {}),
        ...(args.cityId ? { cityId: args.cityId } : {}),
        ...(args.after ? { after: args.after } : {}),
        ...(args.limit ? { limit: args.limit } : {}),
      });
    },
  }),
}));

const UpdateTalentInputType = builder.inputType('UpdateTalentInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    token: t.string({
      description:
        'The `k` of a link of activation or password reset, which this uses up. It needs no session.',
    }),
    presentPassword: t.string({ description: 'Your present password, to change it without a link.' }),
    password: t.string({
      required: true,
      description: '8 characters at least, 72 bytes at most, as typed; a hash is refused.',
    }),
  }),
});

builder.mutationField('updateTalent', (t) =>
  t.field({
    type: TalentType,
    args: { input: t.arg({ type: UpdateTalentInputType, required: true }) },
    resolve: (_, { input }, { actor, ip }) => updateTalent(actor, present(input), { ip }),
  }),
);
