import { CityType } from '@/lib/catalogues/graphql';
import { isoDateInZone } from '@/lib/core/dates';
import { fileUrl, photoUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { currentTime } from '@/lib/platform/clock';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { seesAllOf } from './details/queries';
import {
  findListedTalents,
  findTalentProfiles,
  getTalent,
  type ListedTalent,
  pageOfTalents,
  type TalentProfile,
} from './queries';
import { ageOn } from './rules';

const TalentProfileType = builder.objectRef<TalentProfile>('ProfileTalent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    main: t.exposeBoolean('main'),
    profileUserTalentId: t.exposeInt('profileId'),
    name: t.exposeString('name'),
  }),
});

/**
 * A talent as lists show it. What else a profile says stands in details/graphql.ts, and how to reach the person, for
 * whom that is shown, in lib/convocatories/contacts.
 */
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
      description:
        'Below the storage path; one that is not approved for the talent and the administrator alone.',
      resolve: ({ id, photoFileId, photoStateId }, _, { actor }) => {
        if (!photoFileId) return null;
        if (photoStateId === PHOTO.APPROVED) return photoUrl(photoFileId);
        return seesAllOf(actor, id) ? fileUrl(photoFileId) : null;
      },
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
  talent: t.field({
    type: TalentType,
    description: 'Whom an agency may call or has brought; a talent itself; anybody to the administrator.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getTalent(actor, id),
  }),
  talents: t.field({
    type: [TalentType],
    description: 'Newest first.',
    args: {
      ids: t.arg.idList({ description: 'Those of these that are shown to who asks.' }),
      search: t.arg.string(),
      profileId: t.arg.int(),
      gender: t.arg.string(),
      cityId: t.arg.int(),
      state: t.arg.int({
        description: '16 to 19; agencies are shown active ones (18) whatever they ask for.',
      }),
      withPushToken: t.arg.boolean({
        description: "Those whom a push message reaches: the administrator's.",
      }),
      ...pageArguments(50),
    },
    resolve: async (_, { after, limit, ...args }, context, info) => {
      const { actor } = context;
      await countSearch(actor, args.search);
      const { ids, search, profileId, gender, cityId, state, withPushToken } = args;
      const filter = {
        ...(ids ? { ids } : {}),
        ...(search ? { search } : {}),
        ...(profileId ? { profileId } : {}),
        ...(gender === 'FEMENINO' || gender === 'MASCULINO'
          ? { gender: gender as 'FEMENINO' | 'MASCULINO' }
          : {}),
        ...(cityId ? { cityId } : {}),
        ...(state ? { stateId: state } : {}),
        ...(withPushToken ? { withPushToken } : {}),
      } as const;
      return pagedList({ after, limit }, context, info, 50, (page) =>
        pageOfTalents(actor, { ...filter, ...page }, undefined, MOST_ASKED),
      );
    },
  }),
}));
