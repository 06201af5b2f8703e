import { builder } from '@/lib/graphql/builder';
import { askMandateCode, grantMandate, revokeMandate } from './keep-mandate';
import type { SigningMandate } from './mandate';
import { getMandate, getPendingSignatures, type PendingPaper, type PendingSignatures } from './queries';
import { askAgencyCode, signEvent } from './sign-event';

const PendingPaperType = builder.objectRef<PendingPaper>('PendingPaper').implement({
  description:
    'A contract, amendment (otrosí) or annulment that its talent has signed and the agency has not.',
  fields: (t) => ({
    id: t.exposeID('id'),
    act: t.exposeString('act', { description: 'CONTRACT, AMENDMENT or ANNULMENT.' }),
    talentId: t.exposeID('talentId'),
    nameTalent: t.exposeString('talentName'),
    codeContract: t.exposeString('contract', { description: 'As `CTR-2026-00012`.' }),
    signedAt: t.expose('signedAt', { type: 'DateTime', description: 'When the talent signed it.' }),
  }),
});

const PendingSignaturesType = builder.objectRef<PendingSignatures>('PendingSignatures').implement({
  fields: (t) => ({
    papers: t.field({ type: [PendingPaperType], resolve: ({ papers }) => [...papers] }),
    seen: t.exposeString('seen', {
      description: 'SHA-256 of what waits, to be given back when its code is asked for.',
    }),
    representative: t.string({
      nullable: true,
      description: 'In whose name the agency signs; null while it lacks it, or nothing waits.',
      resolve: ({ representative }) => representative?.name ?? null,
    }),
  }),
});

const MandateType = builder.objectRef<SigningMandate>('SigningMandate').implement({
  description:
    'A standing signature: contracts and amendments are signed for the agency when the talent signs.',
  fields: (t) => ({
    id: t.exposeID('id'),
    representative: t.exposeString('representativeName'),
    until: t.expose('until', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  pendingSignatures: t.field({
    type: PendingSignaturesType,
    description: 'What waits for the agency’s signature at an event.',
    args: { eventId: t.arg.id({ required: true }) },
    resolve: (_, { eventId }, { actor }) => getPendingSignatures(actor, eventId),
  }),
  signingMandate: t.field({
    type: MandateType,
    nullable: true,
    resolve: async (_, __, { actor }) => (await getMandate(actor)).mandate,
  }),
}));

builder.mutationFields((t) => ({
  askAgencySigningCode: t.boolean({
    description: 'Sends the asking owner the code that signs all that waits at an event.',
    args: {
      eventId: t.arg.id({ required: true }),
      seen: t.arg.string({ required: true }),
      electronic: t.arg.boolean({ required: true, description: 'Consents to sign electronically.' }),
    },
    resolve: async (_, args, { actor, ip }) => {
      await askAgencyCode(actor, args, { ip });
      return true;
    },
  }),
  signEventContracts: t.int({
    description: 'Signs for the agency what waited when the code was asked for; answers how many.',
    args: {
      eventId: t.arg.id({ required: true }),
      electronic: t.arg.boolean({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor, ip, userAgent }) =>
      signEvent(actor, args, { ip, userAgent: userAgent ?? null }),
  }),
  askMandateCode: t.boolean({
    description: 'Sends the asking owner the code that gives a standing signature.',
    args: {
      until: t.arg.string({
        required: true,
        description: 'The last day, `YYYY-MM-DD`, in Bogotá; a year at most.',
      }),
      electronic: t.arg.boolean({ required: true }),
    },
    resolve: async (_, args, { actor, ip }) => {
      await askMandateCode(actor, args, { ip });
      return true;
    },
  }),
  grantSigningMandate: t.field({
    type: MandateType,
    args: {
      until: t.arg.string({ required: true }),
      electronic: t.arg.boolean({ required: true }),
      code: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor, ip, userAgent }) =>
      grantMandate(actor, args, { ip, userAgent: userAgent ?? null }),
  }),
  revokeSigningMandate: t.boolean({
    description: 'What it signed stays signed.',
    resolve: async (_, __, { actor }) => {
      await revokeMandate(actor);
      return true;
    },
  }),
}));
