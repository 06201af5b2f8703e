import { SUPPORT_DOCUMENT_KINDS, TRANSMISSION_STATES } from '@/db/values/support-documents';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { addAuthorization, endAuthorization } from './authorizations/keep-authorization';
import { type Authorization, listAuthorizations } from './authorizations/queries';
import { listSupport } from './queries';
import { issueSupport, resendSupport } from './resend-document';
import { printedNumber } from './rules';
import type { SupportDocument } from './support-document';

const KindType = builder.enumType('SupportDocumentKind', { values: SUPPORT_DOCUMENT_KINDS });
const StateType = builder.enumType('TransmissionState', { values: TRANSMISSION_STATES });

type Shown = Pick<
  SupportDocument,
  | 'id'
  | 'kind'
  | 'claimId'
  | 'prefix'
  | 'number'
  | 'issuedAt'
  | 'amount'
  | 'withheld'
  | 'currencyCode'
  | 'cuds'
  | 'state'
  | 'rejectedReason'
  | 'withdrawnAt'
  | 'xmlFileId'
  | 'pdfFileId'
>;

const SupportDocumentType = builder.objectRef<Shown>('SupportDocument').implement({
  description:
    'The support document of a purchase from somebody who need not invoice, or the note that takes one back.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: KindType }),
    claimId: t.exposeID('claimId'),
    number: t.string({ description: 'With its prefix.', resolve: (row) => printedNumber(row) }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    amount: t.expose('amount', { type: 'Money' }),
    withheld: t.expose('withheld', { type: 'Money' }),
    currency: t.exposeString('currencyCode'),
    cuds: t.exposeString('cuds'),
    state: t.expose('state', { type: StateType }),
    rejectedReason: t.exposeString('rejectedReason', { nullable: true }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The approval that made it was taken back.',
    }),
    xml: t.string({ nullable: true, resolve: ({ xmlFileId }) => xmlFileId && fileUrl(xmlFileId) }),
    pdf: t.string({ nullable: true, resolve: ({ pdfFileId }) => pdfFileId && fileUrl(pdfFileId) }),
  }),
});

const AuthorizationType = builder.objectRef<Authorization>('SupportAuthorization').implement({
  description: 'A range of numbers that the DIAN authorized for support documents.',
  fields: (t) => ({
    id: t.exposeID('id'),
    resolution: t.exposeString('resolution'),
    resolutionOn: t.expose('resolutionOn', { type: 'Date' }),
    prefix: t.exposeString('prefix'),
    fromNumber: t.exposeInt('fromNumber'),
    toNumber: t.exposeInt('toNumber'),
    lastNumber: t.exposeInt('lastNumber', { nullable: true }),
    validFrom: t.expose('validFrom', { type: 'Date' }),
    validTo: t.expose('validTo', { type: 'Date' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

const AuthorizationInput = builder.inputType('SupportAuthorizationInput', {
  fields: (t) => ({
    resolution: t.string({ required: true }),
    resolutionOn: t.string({ required: true, description: 'A day, `YYYY-MM-DD`, as the two below.' }),
    prefix: t.string({ required: true, description: 'Up to four letters and figures; may be empty.' }),
    fromNumber: t.int({ required: true }),
    toNumber: t.int({ required: true }),
    validFrom: t.string({ required: true }),
    validTo: t.string({ required: true }),
    lastNumber: t.int({ description: 'The last one that was given elsewhere.' }),
  }),
});

builder.queryFields((t) => ({
  supportDocuments: t.field({
    type: [SupportDocumentType],
    description: 'The newest first.',
    args: {
      kind: t.arg({ type: KindType }),
      state: t.arg({ type: StateType }),
      search: t.arg.string(),
      ...pageArguments(100),
    },
    resolve: async (_, { after, limit, ...filter }, context, info) => {
      const { actor } = context;
      await countSearch(actor, filter.search);
      return pagedList({ after, limit }, context, info, 100, (page) =>
        listSupport(actor, { ...present(filter), ...page }),
      );
    },
  }),
  supportAuthorizations: t.field({
    type: [AuthorizationType],
    resolve: (_, __, { actor }) => listAuthorizations(actor),
  }),
}));

builder.mutationFields((t) => ({
  issueSupportDocument: t.field({
    type: SupportDocumentType,
    description: 'Of a claim that was approved without one.',
    args: { claimId: t.arg.id({ required: true }) },
    resolve: (_, { claimId }, { actor }) => issueSupport(actor, claimId),
  }),
  resendSupportDocument: t.field({
    type: SupportDocumentType,
    description: 'One that was rejected takes what was corrected meanwhile, under its number.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => resendSupport(actor, id),
  }),
  addSupportAuthorization: t.field({
    type: AuthorizationType,
    args: { input: t.arg({ type: AuthorizationInput, required: true }) },
    resolve: (_, { input }, { actor }) => addAuthorization(actor, input),
  }),
  endSupportAuthorization: t.field({
    type: AuthorizationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => endAuthorization(actor, { id }),
  }),
}));
