import { AgencyType } from '@/lib/agencies/graphql';
import { findAgencies } from '@/lib/agencies/queries';
import { CityType, CurrencyType } from '@/lib/catalogues/graphql';
import { ClientType } from '@/lib/clients/graphql';
import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { ACCEPTANCE_OUTCOMES, type Acceptance, acceptQuotation } from './accept-quotation';
import { createQuotation } from './drafts/create-quotation';
import { discardQuotation } from './drafts/discard-quotation';
import { duplicateQuotation } from './drafts/duplicate-quotation';
import { updateQuotation } from './drafts/update-quotation';
import { moneyFields, QUOTATION_RESULTS } from './graphql/figures';
import { listArguments, searchQuotations } from './graphql/listing';
import { QuotationInputType, SeenFiguresInputType, toInput } from './graphql/quotation-input';
import { QuotationTypeTalentType } from './graphql/quotation-type-talent';
import { findQuotationLines } from './lines/queries';
import { findNewestQuotations } from './listing/queries';
import { findQuotations, getQuotation, type QuotationDetail } from './queries';
import { rejectQuotation } from './reject-quotation';
import { resendQuotation } from './sending/resend-quotation';
import { sendQuotation } from './sending/send-quotation';
import { wirePath } from './wire';

export const QuotationType = builder.loadableObjectRef<QuotationDetail, string>('Quotation', {
  load: async (ids: string[], { actor }) => {
    const found = await findQuotations(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no quotation ${id}`));
  },
});

QuotationType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeInt('code', { nullable: true }),
    version: t.exposeInt('version'),
    stateId: t.exposeInt('stateId'),
    agency: t.loadable({
      type: AgencyType,
      load: async (ids: string[], { actor }) => {
        const found = await findAgencies(actor, ids);
        return ids.map((id) => found.get(id) ?? new Error(`no agency ${id}`));
      },
      resolve: (quotation) => quotation.agencyId,
    }),
    clientId: t.exposeID('clientId', { nullable: true }),
    client: t.field({ type: ClientType, nullable: true, resolve: (quotation) => quotation.clientId }),
    nameClient: t.exposeString('nameClient', { nullable: true }),
    nameContact: t.exposeString('nameContact', { nullable: true }),
    emailClient: t.exposeString('emailClient', { nullable: true }),
    phoneClient: t.exposeString('phoneClient', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
    nameEvent: t.exposeString('nameEvent'),
    place: t.exposeString('place', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    city: t.field({ type: CityType, resolve: (quotation) => quotation.cityId }),
    quantityHours: t.exposeInt('hours', { nullable: true }),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', { description: 'Goes up by one with each change of a draft.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    validUntil: t.expose('validUntil', { type: 'DateTime', nullable: true }),
    lastOpenedAt: t.expose('lastOpenedAt', { type: 'DateTime', nullable: true }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
    rejectedAt: t.expose('rejectedAt', { type: 'DateTime', nullable: true }),
    rejectedReason: t.exposeString('rejectedReason', { nullable: true }),
    eventId: t.exposeID('eventId', { nullable: true, description: 'The event it became.' }),
    currencyId: t.exposeInt('currencyId'),
    currency: t.field({ type: CurrencyType, resolve: ({ currencyId }) => currencyId }),
    fxRate: t.expose('fxRate', { type: 'Decimal', description: 'COP per unit of the currency, frozen.' }),
    fxRateDate: t.expose('fxRateDate', {
      type: 'Date',
      nullable: true,
      description: 'Day of that rate; null for COP.',
    }),
    tercero: t.exposeBoolean('tercero'),
    observation: t.exposeString('observation', { nullable: true }),
    message: t.exposeString('message', { nullable: true, description: "Null: the agency's own." }),
    paymentTerms: t.exposeString('paymentTerms', { nullable: true }),
    terms: t.exposeString('terms', { nullable: true }),
    validityDays: t.exposeInt('validityDays', { nullable: true }),
    ccEmails: t.exposeStringList('copies'),
    serviceConcept: t.exposeString('serviceConcept'),
    percentageGain: t.expose('gain', { type: 'Decimal', description: 'Margin on the price.' }),
    feeding: t.expose('feeding', { type: 'Money' }),
    transport: t.expose('transport', { type: 'Money' }),
    quantityServiceAgent: t.exposeInt('agents'),
    daysServiceAgent: t.exposeInt('agentDays'),
    priceAgentService: t.expose('agentPrice', { type: 'Money' }),
    ...moneyFields(QUOTATION_RESULTS, (figure) => t.expose(figure, { type: 'Money' })),
    warnings: t.exposeStringList('warnings'),
    quotationTypeTalents: t.loadableList({
      type: QuotationTypeTalentType,
      load: async (ids: string[], { actor }) => {
        const found = await findQuotationLines(actor, ids);
        return ids.map((id) => found.get(id) ?? []);
      },
      resolve: (quotation) => quotation.id,
    }),
  }),
});

const MOST_QUOTATIONS = 100;

const quotationsOfAgencies = pagedListOfEach(MOST_QUOTATIONS, (ids, page, { actor }) =>
  findNewestQuotations(actor, ids, page),
);

builder.objectField(AgencyType, 'quotations', (t) =>
  t.field({
    description: 'By code descending, drafts first.',
    type: [QuotationType],
    args: nestedPageArguments(MOST_QUOTATIONS),
    resolve: ({ id }, asked, context, info) => quotationsOfAgencies(id, asked, context, info),
  }),
);

const AcceptanceOutcomeType = builder.enumType('AcceptanceOutcome', { values: ACCEPTANCE_OUTCOMES });

export const AcceptedQuotationType = builder.objectRef<Acceptance>('AcceptedQuotation').implement({
  fields: (t) => ({
    outcome: t.field({
      type: AcceptanceOutcomeType,
      description: 'Whether this press opened the event, or whose yes came before it.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

builder.queryFields((t) => ({
  quotation: t.field({
    type: QuotationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getQuotation(actor, id),
  }),
  quotations: t.field({
    description: "An agency's quotations, by code descending; drafts, which have none yet, first.",
    type: [QuotationType],
    args: listArguments,
    resolve: (_, args, context, info) => searchQuotations(args, context, info, true),
  }),
  quotes: t.field({
    description: 'Quotations by code ascending.',
    type: [QuotationType],
    args: listArguments,
    resolve: (_, args, context, info) => searchQuotations(args, context, info, false),
  }),
}));

builder.mutationFields((t) => ({
  createQuotation: t.field({
    description: 'Keeps a draft; the server computes every amount, whatever the input says of results.',
    type: QuotationType,
    args: { input: t.arg({ type: QuotationInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await inWireNames(wirePath, createQuotation(actor, toInput(input)))).id,
  }),
  updateQuotation: t.field({
    description: 'Replaces a draft; its quotationTypeTalents are deleted and recreated.',
    type: QuotationType,
    args: { input: t.arg({ type: QuotationInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await inWireNames(wirePath, updateQuotation(actor, { ...toInput(input), id: input.id ?? '' }))).id,
  }),
  sendQuotation: t.field({
    description: 'Freezes a draft, gives it its code and mails it to its client.',
    type: QuotationType,
    args: {
      id: t.arg.id({ required: true }),
      total: t.arg({ type: 'Money' }),
      seen: t.arg({ type: SeenFiguresInputType }),
    },
    resolve: async (_, args, { actor }) => (await sendQuotation(actor, present(args))).id,
  }),
  resendQuotation: t.field({
    type: QuotationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => (await resendQuotation(actor, args)).id,
  }),
  acceptQuotation: t.field({
    description: 'Accepts a sent quotation and creates its event, once.',
    type: AcceptedQuotationType,
    args: { quotationId: t.arg.id({ required: true }) },
    resolve: (_, { quotationId }, { actor }) => acceptQuotation(actor, { quotationId }),
  }),
  rejectQuotation: t.field({
    description: 'Notes that the client said no, and why.',
    type: QuotationType,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, args, { actor }) => (await rejectQuotation(actor, args)).id,
  }),
  discardQuotation: t.field({
    description: 'Throws a draft away; answers its id.',
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => discardQuotation(actor, args),
  }),
  duplicateQuotation: t.field({
    type: QuotationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => (await duplicateQuotation(actor, args)).id,
  }),
}));
