import { CityType, DocumentTypeType, ServiceType } from '@/lib/catalogues/graphql';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { updateAgencyInput } from './inputs';
import { type AgencyDetail, findAgencyServices, getAgency, listAgencies } from './queries';
import { setAgencyState } from './review/set-agency-state';
import { updateAgency } from './update-agency';

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
    typeIdentification: t.expose('documentType', { type: DocumentTypeType, nullable: true }),
    identification: t.exposeString('identification', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    cityId: t.exposeInt('cityId', { nullable: true }),
    city: t.field({ type: CityType, nullable: true, resolve: ({ cityId }) => cityId }),
    payment: t.exposeString('payment', { nullable: true }),
    quotationMessage: t.exposeString('quotationMessage', {
      nullable: true,
      description: 'What quotations say to the client unless told; terms and validity alike.',
    }),
    quotationTerms: t.exposeString('quotationTerms', { nullable: true }),
    quotationValidityDays: t.exposeInt('quotationValidityDays', { nullable: true }),
    gain: t.expose('gain', { type: 'Decimal' }),
    consecutiveQuote: t.exposeInt('consecutiveQuote'),
    responsableIva: t.exposeBoolean('responsableIva'),
    personaNaturalArt383AEt: t.exposeBoolean('personaNaturalArt383AEt'),
    declaranteRenta: t.exposeBoolean('declaranteRenta'),
    granContribuyente: t.exposeBoolean('granContribuyente'),
    regimenSimple: t.exposeBoolean('regimenSimple'),
    autoretenedorRenta: t.exposeBoolean('autoretenedorRenta'),
    autoretenedorIca: t.exposeBoolean('autoretenedorIca'),
    retenedorRenta: t.exposeBoolean('retenedorRenta'),
    reteIcaAgent: t.exposeBoolean('reteIcaAgent', { description: 'It withholds ICA from talents.' }),
    simpleConcept: t.exposeString('simpleConcept', {
      nullable: true,
      description: 'Concept of the rates of the régimen simple.',
    }),
    incomeTaxRatePN: t.expose('incomeTaxRatePn', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent of profit that a natural person estimates as income tax.',
    }),
    mission: t.exposeString('mission', { nullable: true }),
    senderName: t.exposeString('senderName', { nullable: true, description: 'How its mails name it.' }),
    replyTo: t.exposeString('replyTo', { nullable: true, description: 'Where answers to its mails go.' }),
    accent: t.exposeString('accent', { nullable: true, description: 'Its colour, #rrggbb.' }),
    claimsPayerApart: t.exposeBoolean('claimsPayerApart', {
      description: 'Who approves a claim does not pay it.',
    }),
    claimsNeedPapers: t.exposeBoolean('claimsNeedPapers', {
      description: 'A claim that lacks a paper of the law is not approved.',
    }),
    contractTypeId: t.exposeInt('contractTypeId', {
      nullable: true,
      description: 'The type of all its contracts: 51 eventos, 52 fotografía; null: the talent chooses.',
    }),
    claimsSecondApprovalOver: t.expose('claimsSecondApprovalOver', {
      type: 'Money',
      nullable: true,
      description: 'In pesos. Claims above it, and those in another currency, take two approvals.',
    }),
    payoutsSecondApprovalOver: t.expose('payoutsSecondApprovalOver', {
      type: 'Money',
      nullable: true,
      description:
        'In pesos. Batches above it, and those in another currency, are approved by somebody else.',
    }),
    services: t.loadableList({
      type: ServiceType,
      resolve: ({ id }) => id,
      load: async (ids: string[], { actor }) => {
        const found = await findAgencyServices(actor, ids);
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
    args: { search: t.arg.string(), state: t.arg.int(), ...pageArguments(100) },
    resolve: async (_, { search, state, ...asked }, context, info) => {
      await countSearch(context.actor, search);
      return pagedList(asked, context, info, 100, (page) =>
        listAgencies(context.actor, {
          ...(search ? { search } : {}),
          ...(state ? { stateId: state } : {}),
          ...page,
        }),
      );
    },
  }),
}));

export const LegalNatureType = builder.enumType('LegalNature', {
  values: ['PERSONA_NATURAL', 'PERSONA_JURIDICA'] as const,
});

const UpdateAgencyInputType = builder.inputType('UpdateAgencyInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    typeAgency: t.string(),
    mission: t.string(),
    services: t.intList({ description: 'Ids of what it offers.' }),
    email: t.string(),
    phone: t.string(),
    logo: t.string({ description: 'Id of an image taken by /upload-images; empty for none.' }),
    url: t.string(),
    address: t.string(),
    cityId: t.int(),
    payment: t.string(),
    quotationMessage: t.string(),
    quotationTerms: t.string(),
    quotationValidityDays: t.int(),
    legalNature: t.field({ type: LegalNatureType }),
    gain: t.field({ type: 'Decimal' }),
    senderName: t.string({ description: 'How its mails name it; empty: by its name.' }),
    replyTo: t.string({ description: 'Where answers to its mails go; empty: to its people and its e-mail.' }),
    accent: t.string({ description: "Its colour, #rrggbb, readable on white; empty: the product's." }),
    consecutiveQuote: t.int({ description: 'The last code allotted; it goes up alone.' }),
    responsableIva: t.boolean(),
    personaNaturalArt383AEt: t.boolean(),
    declaranteRenta: t.boolean(),
    granContribuyente: t.boolean(),
    regimenSimple: t.boolean(),
    autoretenedorRenta: t.boolean(),
    autoretenedorIca: t.boolean(),
    retenedorRenta: t.boolean(),
    reteIcaAgent: t.boolean(),
    simpleConcept: t.string(),
    incomeTaxRatePN: t.field({ type: 'Decimal' }),
    claimsPayerApart: t.boolean(),
    claimsNeedPapers: t.boolean(),
    contractTypeId: t.int({ description: 'Null: the talent chooses.' }),
    claimsSecondApprovalOver: t.field({ type: 'Money', description: 'Null: one approval is enough.' }),
    payoutsSecondApprovalOver: t.field({ type: 'Money', description: 'Null: who makes a batch is enough.' }),
    state: t.int({ description: "The administrator's: 23 approves, 24 puts in review, 26 suspends." }),
    observation: t.string({ description: 'Why it is suspended.' }),
  }),
});

builder.mutationFields((t) => ({
  updateAgency: t.field({
    type: AgencyType,
    args: { input: t.arg({ type: UpdateAgencyInputType, required: true }) },
    resolve: (_, { input: { state, observation, incomeTaxRatePN, ...rest } }, { actor }) =>
      state == null
        ? inWireNames(
            calledOnWire({ incomeTaxRatePn: 'incomeTaxRatePN' }),
            updateAgency(actor, present({ ...rest, incomeTaxRatePn: incomeTaxRatePN }, updateAgencyInput)),
          )
        : setAgencyState(actor, present({ ...rest, state, observation })),
  }),
}));
