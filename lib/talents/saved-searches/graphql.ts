import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import type { TalentSearch } from '../search/inputs';
import { changeSearch, deleteSearch } from './change-search';
import { keepAlert } from './keep-alert';
import { saveSearch } from './save-search';

const FrequencyType = builder.enumType('AlertFrequency', { values: ALERT_FREQUENCIES });

const FilterType = builder.inputType('TalentFilterInput', {
  description:
    'What talents are searched by; what is left out narrows nothing. Centimetres, kilograms, whole years.',
  fields: (t) => ({
    search: t.string(),
    profileId: t.int(),
    mainProfile: t.boolean(),
    gender: t.string(),
    cityId: t.int(),
    minAge: t.int(),
    maxAge: t.int(),
    minHeight: t.float(),
    maxHeight: t.float(),
    minWeight: t.float(),
    maxWeight: t.float(),
    minBust: t.float(),
    maxBust: t.float(),
    minWaist: t.float(),
    maxWaist: t.float(),
    minHip: t.float(),
    maxHip: t.float(),
    shirt: t.string(),
    pants: t.string(),
    footwear: t.string(),
    eyeColour: t.string(),
    hairColour: t.string(),
    language: t.string(),
    languageLevel: t.string(),
    skill: t.string({ description: "Area and name: '3:Salsa'." }),
    skillLevel: t.string(),
    photo: t.boolean(),
    exclusive: t.boolean(),
    tag: t.string(),
    stateId: t.int(),
    freeFrom: t.string({ description: 'YYYY-MM-DD.' }),
    freeTo: t.string({ description: 'YYYY-MM-DD.' }),
  }),
});

// Texts that stand for one of a list are read by the schema, which refuses others.
const filtersOf = (given: typeof FilterType.$inferInput) => present(given) as TalentSearch;

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const filters = t.arg({ type: FilterType, required: true });
  return {
    saveTalentSearch: t.id({
      description:
        'Keeps filters under a name, for oneself or shared with the agency; answers the search’s id.',
      args: {
        name: t.arg.string({ required: true }),
        shared: t.arg.boolean({ required: true }),
        alert: t.arg({ type: FrequencyType }),
        filters,
      },
      resolve: (_, { name, shared, alert, filters: given }, { actor }) =>
        saveSearch(actor, { name, shared, alert: alert ?? null, filters: filtersOf(given) }),
    }),
    changeTalentSearch: t.id({
      description: 'Renames, shares or replaces the filters of one’s own search.',
      args: {
        id,
        name: t.arg.string(),
        shared: t.arg.boolean(),
        filters: t.arg({ type: FilterType }),
      },
      resolve: (_, { id: search, name, shared, filters: given }, { actor }) =>
        changeSearch(actor, {
          id: search,
          ...present({ name, shared }),
          ...(given ? { filters: filtersOf(given) } : {}),
        }),
    }),
    deleteTalentSearch: t.id({
      args: { id },
      resolve: (_, args, { actor }) => deleteSearch(actor, args),
    }),
    keepSearchAlert: t.id({
      description: 'How often the reader is told of talents who newly fit a search; null ends it.',
      args: { id, frequency: t.arg({ type: FrequencyType }) },
      resolve: (_, { id: searchId, frequency }, { actor }) =>
        inWireNames(
          calledOnWire({ searchId: 'id' }),
          keepAlert(actor, { searchId, frequency: frequency ?? null }),
        ),
    }),
  };
});
