import { AgencyType } from '@/lib/agencies/graphql';
import { findAgencies } from '@/lib/agencies/queries';
import { CityType, CurrencyType } from '@/lib/catalogues/graphql';
import { ClientType } from '@/lib/clients/graphql';
import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type Acceptance, acceptQuotation } from './accept-quotation';
import { createQuotation } from './drafts/create-quotation';
import { discardQuotation } from './drafts/discard-quotation';
import { duplicateQuotation } from './drafts/duplicate-quotation';
import { updateQuotation } from './drafts/update-quotation';
import { CREATE_QUOTATION, UPDATE_QUOTATION } from './drafts/writes';
import { moneyFields, QUOTATION_RESULTS } from './figures/rules';
import { listArguments, searchQuotations } from './graphql/listing';
import { DRAFT_WORDS, toInput } from './graphql/quotation-input';
import { QuotationTypeTalentType } from './graphql/quotation-type-talent';
import { findQuotationLines } from './lines/queries';
import { findNewestQuotations } from './listing/queries';
import { findQuotations, getQuotation, type QuotationDetail } from './queries';
import { rejectQuotation } from './reject-quotation';
import { ACCEPTANCE_OUTCOMES } from './rules';
import { resendQuotation } from './sending/resend-quotation';
import { sendQuotation } from './sending/send-quotation';
import { wirePath } from './wire';
import {
  ACCEPT_QUOTATION,
  DISCARD_QUOTATION,
  DUPLICATE_QUOTATION,
  REJECT_QUOTATION,
  RESEND_QUOTATION,
  SEND_QUOTATION,
} from './writes';

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
    eventId: t.exposeID('eventId', {
      nullable: true,
      description: 'The event it became, or would be added to.',
    }),
    additionOf: t.exposeID('additionOf', {
      nullable: true,
      description: 'The accepted quotation to whose event it adds; null where it makes its own.',
    }),
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

serveWrite(
  CREATE_QUOTATION,
  QuotationType,
  async (actor, given) => (await inWireNames(wirePath, createQuotation(actor, toInput(given)))).id,
  {
    description: 'Keeps a draft; the server computes every amount, whatever the input says of results.',
    about: DRAFT_WORDS,
  },
);
serveWrite(
  UPDATE_QUOTATION,
  QuotationType,
  async (actor, given) => {
    const input = { ...toInput(given), id: given.id ?? '' };
    return (await inWireNames(wirePath, updateQuotation(actor, input))).id;
  },
  { description: 'Replaces a draft; its quotationTypeTalents are deleted and recreated.' },
);
serveWrite(SEND_QUOTATION, QuotationType, async (actor, given) => (await sendQuotation(actor, given)).id, {
  description: 'Freezes a draft, gives it its code and mails it to its client.',
  about: {
    SeenFiguresInput:
      'What the person saw: sending is refused with CONFLICT when one of them would be another.',
  },
});
serveWrite(RESEND_QUOTATION, QuotationType, async (actor, given) => (await resendQuotation(actor, given)).id);
serveWrite(ACCEPT_QUOTATION, AcceptedQuotationType, acceptQuotation, {
  description: 'Accepts a sent quotation and creates its event, once.',
});
serveWrite(
  REJECT_QUOTATION,
  QuotationType,
  async (actor, given) => (await rejectQuotation(actor, given)).id,
  { description: 'Notes that the client said no, and why.' },
);
serveWrite(DISCARD_QUOTATION, 'ID', discardQuotation, {
  description: 'Throws a draft away; answers its id.',
});
serveWrite(
  DUPLICATE_QUOTATION,
  QuotationType,
  async (actor, given) => (await duplicateQuotation(actor, given)).id,
);
