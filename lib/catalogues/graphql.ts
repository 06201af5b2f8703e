import { builder } from '@/lib/graphql/builder';
import {
  type City,
  type Country,
  findCities,
  listCountries,
  listCurrencies,
  listProfiles,
  listStates,
} from './queries';

type State = Awaited<ReturnType<typeof listStates>>[number];
type Currency = Awaited<ReturnType<typeof listCurrencies>>[number];
type Profile = Awaited<ReturnType<typeof listProfiles>>[number];

export const CityType = builder.loadableObjectRef<City, number>('City', {
  load: async (ids: number[]) => {
    const found = await findCities(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no city ${id}`));
  },
});
CityType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    department: t.exposeString('department'),
    timeZone: t.exposeString('timeZone'),
  }),
});

const DocumentType = builder.objectRef<Country['typeDocuments'][number]>('TypeDocument').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
  }),
});

const CountryType = builder.objectRef<Country>('Country').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code'),
    dialingCode: t.exposeString('dialingCode'),
    cities: t.field({ type: [CityType], resolve: (country) => country.cities }),
    typeDocuments: t.field({ type: [DocumentType], resolve: (country) => country.typeDocuments }),
  }),
});

const StateType = builder.objectRef<State>('State').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const CurrencyType = builder.objectRef<Currency>('Currency').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    decimals: t.exposeInt('decimals'),
  }),
});

export const ProfileType = builder.objectRef<Profile>('Profile').implement({
  fields: (t) => ({ id: t.exposeID('id'), code: t.exposeString('code'), name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  countries: t.field({ type: [CountryType], resolve: () => listCountries() }),
  currencies: t.field({ type: [CurrencyType], resolve: () => listCurrencies() }),
  profiles: t.field({ type: [ProfileType], resolve: () => listProfiles() }),
  states: t.field({
    type: [StateType],
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }) => listStates(name),
  }),
}));
