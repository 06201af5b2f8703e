import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { getContractPage } from '../../contract-page';
import { listOwnQuestions } from '../../questions/queries';
import { ChannelType, MethodType, signatureOf, signatureOnWire } from '../../signing/graphql';
import { endAct } from '../end-act';
import { proposeAnnulment } from '../propose-act';
import type { ShownAct } from '../queries';
import { askActCode, signAct } from '../sign-act';
import { ActKindType, ActStateType, ActType, QuestionType } from './of-agency';

const OwnActType = builder.objectRef<ShownAct>('OwnContractAct').implement({
  description: 'An amendment (otrosí) or annulment of one’s own contract, as its talent reads and signs it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: ActKindType, resolve: ({ kind }) => kind }),
    state: t.field({ type: ActStateType, resolve: ({ state }) => state }),
    title: t.string({ resolve: ({ said }) => said.title }),
    paragraphs: t.stringList({ resolve: ({ said }) => [...said.paragraphs] }),
    proposedBy: t.exposeString('proposedBy', { description: 'TALENT or AGENCY.' }),
    endedReason: t.exposeString('endedReason', { nullable: true }),
    seen: t.exposeString('textHash', {
      description: 'SHA-256 of the text, to be given back when its code is asked for.',
    }),
    signatory: t.string({
      nullable: true,
      description: 'Who signs: the talent, or its guardian; null where there is nothing to sign.',
      resolve: ({ toSign }) => toSign?.signatory.name ?? null,
    }),
    channels: t.field({
      type: [ChannelType],
      description: 'By which its code can be sent; empty where there is nothing to sign.',
      resolve: ({ toSign }) => (toSign?.step.destinations ?? []).map(({ channel }) => channel),
    }),
  }),
});

const ActSignatureInput = builder.inputType('ActSignatureInput', {
  fields: (t) => ({
    electronic: t.boolean({ required: true, description: 'Consents to sign electronically.' }),
    seen: t.string({ required: true }),
    method: t.field({ type: MethodType, required: true }),
    name: t.string({ description: 'Typed.' }),
    drawing: t.string({
      description:
        'Path of `M` and `L` with whole numbers, 600 by 200: at least 8 points and 60 units of line.',
    }),
  }),
});

const formOf = ({ electronic, seen, ...mark }: typeof ActSignatureInput.$inferInput) => ({
  electronic,
  seen,
  signature: signatureOf(mark),
});

builder.queryFields((t) => ({
  ownContractActs: t.field({
    type: [OwnActType],
    description:
      "Amendments and annulments of a talent's own contract for an event; none before it is signed.",
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => {
      const page = await getContractPage(await requireTalentVisit(actor, 'CONTRACT', args));
      return page.state === 'SIGNED' ? [...page.acts] : [];
    },
  }),
  ownContractQuestions: t.field({
    type: [QuestionType],
    description: 'What a talent asked its agency about its contract for an event, and what was answered.',
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) =>
      listOwnQuestions(await requireTalentVisit(actor, 'CONTRACT', args)),
  }),
}));

builder.mutationFields((t) => {
  const eventId = t.arg.id({ required: true });
  const id = t.arg.id({ required: true });
  const reason = t.arg.string({ required: true });
  const input = t.arg({ type: ActSignatureInput, required: true });
  return {
    askContractActCode: t.boolean({
      description: 'Sends the code that signs an amendment or annulment.',
      args: { eventId, id, input, channel: t.arg({ type: ChannelType, required: true }) },
      resolve: async (_, args, { actor, ip }) => {
        const visit = await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId });
        await inWireNames(
          signatureOnWire,
          askActCode(visit, { ...formOf(args.input), id: args.id, channel: args.channel }, { ip }),
        );
        return true;
      },
    }),
    signContractAct: t.field({
      type: ActType,
      args: { eventId, id, input, code: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor, ip, userAgent }) => {
        const visit = await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId });
        const context = { ip, userAgent: userAgent ?? null };
        return inWireNames(
          signatureOnWire,
          signAct(visit, { ...formOf(args.input), id: args.id, code: args.code }, context),
        );
      },
    }),
    endOwnContractAct: t.field({
      type: ActType,
      description: 'Declines what the agency proposed, or takes one’s own proposal back.',
      args: { eventId, id, reason },
      resolve: async (_, args, { actor }) =>
        endAct(await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId }), args),
    }),
    proposeOwnAnnulment: t.field({
      type: ActType,
      description: 'Asks the agency to annul the contract by agreement; both sign it.',
      args: { eventId, contractId: t.arg.id({ required: true }), reason },
      resolve: async (_, args, { actor }) =>
        proposeAnnulment(await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId }), args),
    }),
  };
});
