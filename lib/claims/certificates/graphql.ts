import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { type Issued, issueCertificates, resendCertificate } from './issue-certificates';
import {
  type CertifiedTalent,
  getWithheldYear,
  listOwnCertificates,
  type OwnCertificate,
  type WithheldMonth,
  type WithheldYear,
} from './queries';

const StateType = builder.enumType('WithholdingCertificateState', {
  values: ['NOTHING', 'MISSING', 'ISSUED', 'CHANGED'] as const,
});

const MonthType = builder.objectRef<WithheldMonth>('WithheldMonth').implement({
  description: 'A month by one way of withholding, as form 350 asks for it; whole pesos.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    method: t.exposeString('method'),
    city: t.string({
      nullable: true,
      description: 'To which ICA was withheld.',
      resolve: ({ city }) => city ?? null,
    }),
    people: t.exposeInt('people'),
    paid: t.expose('paid', { type: 'Money' }),
    base: t.expose('base', { type: 'Money', description: 'What of it something was withheld from.' }),
    withheld: t.expose('withheld', { type: 'Money' }),
  }),
});

const TalentType = builder.objectRef<CertifiedTalent>('WithheldTalent').implement({
  fields: (t) => ({
    talentId: t.exposeID('talentId'),
    nameTalent: t.exposeString('name'),
    agencyName: t.exposeString('agencyName', { description: 'For which it was paid.' }),
    tercero: t.exposeBoolean('thirdParty', { description: 'The platform paid it for the agency.' }),
    paid: t.expose('paid', { type: 'Money' }),
    base: t.expose('base', { type: 'Money' }),
    withheld: t.expose('withheld', { type: 'Money', description: 'Of income tax, IVA and ICA together.' }),
    state: t.expose('state', { type: StateType }),
    certificateId: t.exposeID('certificateId', { nullable: true }),
    number: t.exposeString('number', { nullable: true }),
    route: t.string({ nullable: true, resolve: ({ fileId }) => fileId && fileUrl(fileId) }),
  }),
});

const YearType = builder.objectRef<WithheldYear>('WithheldYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    years: t.exposeIntList('years'),
    months: t.field({ type: [MonthType], resolve: ({ months }) => months }),
    talents: t.field({ type: [TalentType], resolve: ({ talents }) => talents }),
  }),
});

const OwnType = builder.objectRef<OwnCertificate>('OwnWithholdingCertificate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    year: t.exposeInt('year'),
    number: t.exposeString('number'),
    payer: t.exposeString('payer'),
    withheld: t.expose('withheld', { type: 'Money', description: 'Whole pesos.' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    ended: t.exposeBoolean('ended', { description: 'Another one took its place, or it was taken back.' }),
    route: t.string({ nullable: true, resolve: ({ fileId }) => fileId && fileUrl(fileId) }),
  }),
});

const IssuedType = builder.objectRef<Issued>('IssuedCertificates').implement({
  fields: (t) => ({
    issued: t.exposeInt('issued'),
    replaced: t.exposeInt('replaced', { description: 'Of those issued, in the place of an earlier one.' }),
    ended: t.exposeInt('ended', { description: 'Taken back: nothing is left to certify.' }),
  }),
});

builder.queryFields((t) => ({
  withheldYear: t.field({
    type: YearType,
    description:
      'What the own agency, or for the administrator the platform, withheld from talents, by the month in which it was.',
    args: { year: t.arg.int({ required: true }) },
    resolve: (_, args, { actor }) => getWithheldYear(actor, args),
  }),
  withholdingCertificates: t.field({
    type: [OwnType],
    description: 'Of the talent who asks, the latest year first.',
    args: pageArguments(100),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, 100, (page) => listOwnCertificates(context.actor, page)),
  }),
}));

builder.mutationFields((t) => ({
  issueCertificates: t.field({
    type: IssuedType,
    description: 'Certifies what changed or was not certified, and mails it to its talents.',
    args: { year: t.arg.int({ required: true }), talentIds: t.arg.idList() },
    resolve: (_, args, { actor }) => issueCertificates(actor, args),
  }),
  resendCertificate: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor }) => {
      await resendCertificate(actor, id);
      return true;
    },
  }),
}));
