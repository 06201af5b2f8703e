import { builder } from '@/lib/graphql/builder';
import { addAuthorization, endAuthorization } from './authorizations/keep-authorization';
import { issueSupport, resendSupport } from './resend-document';

const SupportDocumentType = builder.objectRef<{ id: string }>('SupportDocument').implement({
  description:
    'The support document of a purchase from somebody who need not invoice, or the note that takes one back.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

const AuthorizationType = builder.objectRef<{ id: string }>('SupportAuthorization').implement({
  description: 'A range of numbers that the DIAN authorized for support documents.',
  fields: (t) => ({
    id: t.exposeID('id'),
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
