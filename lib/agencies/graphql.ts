import { LEGAL_NATURES } from '@/db/values/legal-natures';
import { CityType, DocumentTypeType, ServiceType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { type AgencyDetail, findAgencyServices, getAgency, listAgencies } from './queries';
import { setAgencyState } from './review/set-agency-state';
import { updateAgency } from './update-agency';
import { UPDATE_AGENCY } from './writes';

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

builder.enumType('LegalNature', { values: LEGAL_NATURES });

serveWrite(
  UPDATE_AGENCY,
  AgencyType,
  (actor, { state, observation, ...given }) =>
    state === undefined
      ? updateAgency(actor, given)
      : setAgencyState(actor, { ...given, state, ...(observation === undefined ? {} : { observation }) }),
  {
    about: {
      services: 'Ids of what it offers.',
      logo: 'Id of an image taken by /upload-images; empty for none.',
      senderName: 'How its mails name it; empty: by its name.',
      replyTo: 'Where answers to its mails go; empty: to its people and its e-mail.',
      accent: "Its colour, #rrggbb, readable on white; empty: the product's.",
      consecutiveQuote: 'The last code allotted; it goes up alone.',
      contractTypeId: 'Null: the talent chooses.',
      claimsSecondApprovalOver: 'Null: one approval is enough.',
      payoutsSecondApprovalOver: 'Null: who makes a batch is enough.',
      state: "The administrator's: 23 approves, 24 puts in review, 26 suspends.",
      observation: 'Why it is suspended.',
    },
  },
);
