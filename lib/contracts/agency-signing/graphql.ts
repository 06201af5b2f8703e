import { builder } from '@/lib/graphql/builder';
import type { SigningMandate } from '../mandates/mandate';
import { askMandateCode, grantMandate, revokeMandate } from './keep-mandate';
import { askAgencyCode, signEvent } from './sign-event';

const MandateType = builder.objectRef<SigningMandate>('SigningMandate').implement({
  description:
    'A standing signature: contracts and amendments are signed for the agency when the talent signs.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

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
