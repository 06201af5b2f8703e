import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { createLegalRepresentative } from './create-legal-representative';
import {
  type AgencyDetail,
  findLegalRepresentatives,
  getAgency,
  type LegalRepresentative,
  listAgencies,
} from './queries';
import { setAgencyState } from './review/set-agency-state';
import { updateAgency } from './update-agency';
import { updateLegalRepresentative } from './update-legal-representative';

const LegalRepresentativeType = builder
  .objectRef<Pick<LegalRepresentative, 'id' | 'name' | 'document' | 'cityId'>>('LegalRepresentative')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      document: t.exposeString('document'),
      city: t.field({ type: CityType, nullable: true, resolve: ({ cityId }) => cityId }),
    }),
  });

export const AgencyType = builder.objectRef<AgencyDetail>('Agency').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    logo: t.string({
      nullable: true,
      resolve: ({ logoFileId }) => (logoFileId ? `/fotos/${logoFileId}` : null),
    }),
    state: t.exposeInt('stateId'),
    legalNature: t.exposeString('legalNature'),
    typeAgency: t.exposeString('typeAgency', { nullable: true }),
    typeIdentificationId: t.exposeInt('documentTypeId', { nullable: true }),
    identification: t.exposeString('identification', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    cityId: t.exposeInt('cityId', { nullable: true }),
    city: t.field({ type: CityType, nullable: true, resolve: ({ cityId }) => cityId }),
    payment: t.exposeString('payment', { nullable: true }),
    gain: t.expose('gain', { type: 'Decimal' }),
    consecutiveQuote: t.exposeInt('consecutiveQuote'),
    responsableIva: t.exposeBoolean('responsableIva'),
    personaNaturalArt383AEt: t.exposeBoolean('personaNaturalArt383AEt'),
    declaranteRenta: t.exposeBoolean('declaranteRenta'),
    granContribuyente: t.exposeBoolean('granContribuyente'),
    regimenSimple: t.exposeBoolean('regimenSimple'),
    autoretenedorRenta: t.exposeBoolean('autoretenedorRenta'),
    autoretenedorIca: t.exposeBoolean('autoretenedorIca'),
    legalRepresentatives: t.loadableList({
      type: LegalRepresentativeType,
      resolve: ({ id }) => id,
      load: async (ids: string[], { actor }) => {
        const found = await findLegalRepresentatives(actor, ids);
        return ids.map((id) => found.filter(({ agencyId }) => agencyId === id));
      },
    }),
  }),
});

builder.queryFields((t) => ({
  agency: t.field({
    type: AgencyType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getAgency(actor, id),
  }),
  agencies: t.field({
    type: [AgencyType],
    args: { search: t.arg.string(), state: t.arg.int() },
    resolve: (_, { search, state }, { actor }) =>
      listAgencies(actor, {
        limit: 100,
        ...(search ? { search } : {}),
        ...(state ? { stateId: state } : {}),
      }),
  }),
}));

const UpdateAgencyInputType = builder.inputType('UpdateAgencyInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    email: t.string(),
    phone: t.string(),
    url: t.string(),
    address: t.string(),
    cityId: t.int(),
    payment: t.string(),
    responsableIva: t.boolean(),
    personaNaturalArt383AEt: t.boolean(),
    declaranteRenta: t.boolean(),
    granContribuyente: t.boolean(),
    regimenSimple: t.boolean(),
    autoretenedorRenta: t.boolean(),
    autoretenedorIca: t.boolean(),
    state: t.int({ description: "The administrator's: 23 approves, 24 puts in review, 26 suspends." }),
    observation: t.string({ description: 'Why it is suspended.' }),
  }),
});

const LegalRepresentativeInputType = builder.inputType('LegalRepresentativeInput', {
  fields: (t) => ({
    agencyId: t.id(),
    name: t.string({ required: true }),
    document: t.string({ required: true }),
    cityId: t.int(),
  }),
});

const UpdateLegalRepresentativeInputType = builder.inputType('UpdateLegalRepresentativeInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    document: t.string(),
    cityId: t.int(),
  }),
});

builder.mutationFields((t) => ({
  updateAgency: t.field({
    type: AgencyType,
    args: { input: t.arg({ type: UpdateAgencyInputType, required: true }) },
    resolve: (_, { input: { state, observation, ...rest } }, { actor }) =>
      state == null
        ? updateAgency(actor, present(rest))
        : setAgencyState(actor, present({ ...rest, state, observation })),
  }),
  createLegalRepresentative: t.field({
    type: LegalRepresentativeType,
    args: { input: t.arg({ type: LegalRepresentativeInputType, required: true }) },
    resolve: (_, { input }, { actor }) => createLegalRepresentative(actor, present(input)),
  }),
  updateLegalRepresentative: t.field({
    type: LegalRepresentativeType,
    args: { input: t.arg({ type: UpdateLegalRepresentativeInputType, required: true }) },
    resolve: (_, { input }, { actor }) => updateLegalRepresentative(actor, present(input)),
  }),
}));
