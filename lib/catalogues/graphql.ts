import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { changeConstant } from './constants/change-constant';
import { mayReadConstants } from './policy';
import {
  type City,
  findCities,
  findCitiesOfCountries,
  findCountries,
  findCurrencies,
  findDocumentTypesOfCountries,
  listConstants,
  listCurrencies,
  type listDocumentTypes,
  listEnabledCountries,
  listGenders,
  listProfiles,
  listServices,
  listStates,
  listUnitMeasures,
} from './queries';
import { CONSTANT_IDS, SUPPORT_CONSTANT } from './rules';
import { CHANGE_CONSTANT } from './writes';

type State = Awaited<ReturnType<typeof listStates>>[number];
type Currency = Awaited<ReturnType<typeof listCurrencies>>[number];
type Profile = Awaited<ReturnType<typeof listProfiles>>[number];
type Constant = Awaited<ReturnType<typeof listConstants>>[number];
type Service = Awaited<ReturnType<typeof listServices>>[number];
type Country = Awaited<ReturnType<typeof listEnabledCountries>>[number];
type DocumentType = Awaited<ReturnType<typeof listDocumentTypes>>[number];

export const CityType = builder.loadableObjectRef<City, number>('City', {
  load: async (ids: number[]) => {
    const found = await findCities(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no city ${id}`));
  },
});

const CountryType = builder.loadableObjectRef<Country, number>('Country', {
  load: async (ids: number[]) => {
    const found = await findCountries(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no country ${id}`));
  },
});

CityType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    department: t.exposeString('department'),
    timeZone: t.exposeString('timeZone'),
    country: t.field({ type: CountryType, resolve: ({ countryId }) => countryId }),
  }),
});

export const DocumentTypeType = builder.objectRef<DocumentType>('TypeDocument').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    appliesTo: t.exposeString('appliesTo', { description: 'PERSON, COMPANY or BOTH.' }),
  }),
});

CountryType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code'),
    dialingCode: t.exposeString('dialingCode'),
    enabled: t.exposeBoolean('enabled'),
    cities: t.loadableList({
      type: CityType,
      resolve: ({ id }) => id,
      load: async (ids: number[]) => {
        const found = await findCitiesOfCountries(ids);
        return ids.map((id) => found.get(id) ?? []);
      },
    }),
    typeDocuments: t.loadableList({
      type: DocumentTypeType,
      resolve: ({ id }) => id,
      load: async (ids: number[]) => {
        const found = await findDocumentTypesOfCountries(ids);
        return ids.map((id) => found.get(id) ?? []);
      },
    }),
  }),
});

const StateType = builder.objectRef<State>('State').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
  }),
});

export const CurrencyType = builder.loadableObjectRef<Currency, number>('Currency', {
  load: async (ids: number[]) => {
    const found = await findCurrencies(ids);
    return ids.map((id) => found.get(id) ?? new Error(`no currency ${id}`));
  },
});
CurrencyType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    decimals: t.exposeInt('decimals'),
  }),
});

type Choice = { readonly id: number; readonly code: string; readonly name: string };
const choiceOf = (name: string) =>
  builder.objectRef<Choice>(name).implement({
    fields: (t) => ({ id: t.exposeID('id'), code: t.exposeString('code'), name: t.exposeString('name') }),
  });
const GenderType = choiceOf('Gender');
const UnitMeasureType = choiceOf('UnitMeasure');

const ProfileType = builder.objectRef<Profile>('Profile').implement({
  fields: (t) => ({ id: t.exposeID('id'), code: t.exposeString('code'), name: t.exposeString('name') }),
});

export const ServiceType = builder.objectRef<Service>('Service').implement({
  fields: (t) => ({ id: t.exposeID('id'), code: t.exposeString('code'), name: t.exposeString('name') }),
});

const ConstantType = builder.objectRef<Constant>('Constant').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Its value, as text.' }),
  }),
});

const Audience = builder.enumType('ServiceAudience', { values: ['AGENCY', 'CLIENT'] as const });

builder.queryFields((t) => ({
  countries: t.field({
    description: 'The enabled ones.',
    type: [CountryType],
    resolve: () => listEnabledCountries(),
  }),
  services: t.field({
    description: 'What agencies offer, or what clients ask for; both unless one is named.',
    type: [ServiceType],
    args: { audience: t.arg({ type: Audience }) },
    resolve: (_, { audience }) => listServices(audience ?? undefined),
  }),
  constants: t.field({
    description: 'Those with the ids 70 to 79 and 14, or those of them that are named.',
    type: [ConstantType],
    args: { ids: t.arg.intList() },
    resolve: (_, { ids }, { actor }) => {
      mayReadConstants(actor);
      return listConstants(CONSTANT_IDS.filter((id) => !ids || ids.includes(id)));
    },
  }),
  supportConstants: t.field({
    description: 'The support contact: its description is the phone.',
    type: [ConstantType],
    resolve: () => listConstants([SUPPORT_CONSTANT]),
  }),
  currencies: t.field({ type: [CurrencyType], resolve: () => listCurrencies() }),
  genders: t.field({ type: [GenderType], resolve: () => listGenders() }),
  unitMeasures: t.field({ type: [UnitMeasureType], resolve: () => listUnitMeasures() }),
  profiles: t.field({ type: [ProfileType], resolve: () => listProfiles() }),
  states: t.field({
    type: [StateType],
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }) => listStates(name),
  }),
}));

serveWrite(CHANGE_CONSTANT, ConstantType, changeConstant, {
  description: 'For what is priced or signed from then on.',
  about: { id: '71 to 79.', value: 'Percent, whole pesos, days or text, as the constant is.' },
});
