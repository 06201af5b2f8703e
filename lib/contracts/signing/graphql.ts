import { SIGNING_CHANNELS } from '@/db/values/contract-signing';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import type { ClauseText } from '../clauses/clauses';
import { type ContractPage, type ContractTypeName, getContractPage } from '../contract-page';
import type { Contract } from '../queries';
import { askQuestion } from '../questions/ask-question';
import { CONTRACT_STATES, contractCode, contractState } from '../rules';
import { ELECTRONIC_WORDING } from '../signatures/electronic-consent';
import { askContractCode } from './ask-contract-code';
import { declineContract } from './decline-contract';
import { signContract } from './sign-contract';

const ContractTypeType = builder.enumType('ContractTypeName', { values: ['eventos', 'fotografia'] as const });
export const ChannelType = builder.enumType('SigningChannel', { values: SIGNING_CHANNELS });
export const MethodType = builder.enumType('SigningMethod', { values: ['TYPED', 'DRAWN'] as const });
const StateType = builder.enumType('ContractState', { values: CONTRACT_STATES });

const ClauseType = builder.objectRef<ClauseText>('ContractClauseText').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

type Form = Extract<ContractPage, { state: 'FORM' }>;
type Text = { readonly type: ContractTypeName; readonly text: NonNullable<Form['texts']['eventos']> };

const TextType = builder.objectRef<Text>('ContractToSignText').implement({
  fields: (t) => ({
    typeContract: t.field({ type: ContractTypeType, resolve: ({ type }) => type }),
    seen: t.string({
      description: 'SHA-256 of the text, to be given back when its code is asked for.',
      resolve: ({ text }) => text.seen,
    }),
    clauses: t.field({ type: [ClauseType], resolve: ({ text }) => [...text.clauses] }),
    habeasData: t.string({ resolve: ({ text }) => text.habeasData.body }),
  }),
});

const ToSignType = builder.objectRef<Form>('ContractToSign').implement({
  description: 'A contract as its talent reads and signs it.',
  fields: (t) => ({
    texts: t.field({
      type: [TextType],
      description: 'One per type that may be chosen; the agency may have set it.',
      resolve: ({ texts }) =>
        (['eventos', 'fotografia'] as const).flatMap((type) => {
          const text = texts[type];
          return text ? [{ type, text }] : [];
        }),
    }),
    signatory: t.string({
      description: 'Who signs: the talent, or its guardian.',
      resolve: ({ signatory }) => signatory.name,
    }),
    channels: t.field({
      type: [ChannelType],
      resolve: ({ signing }) => signing.destinations.map(({ channel }) => channel),
    }),
    electronicConsent: t.string({ resolve: () => ELECTRONIC_WORDING.text }),
    missing: t.stringList({
      description: 'Fields that the profile lacks.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
});

const SignedType = builder.objectRef<Contract>('SignedContract').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    codeContract: t.string({ resolve: contractCode }),
    state: t.field({ type: StateType, resolve: contractState }),
  }),
});

const SignatureInput = builder.inputType('ContractSignatureInput', {
  fields: (t) => ({
    typeContract: t.field({ type: ContractTypeType, description: 'Left out where the agency has set it.' }),
    habeasData: t.boolean({ required: true }),
    clausula: t.boolean({ required: true }),
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

type Mark = Pick<typeof SignatureInput.$inferInput, 'method' | 'name' | 'drawing'>;

/** How somebody signs, as the writes take it. */
export const signatureOf = ({ method, name, drawing }: Mark) => ({
  method,
  ...(name ? { name } : {}),
  ...(drawing ? { drawing } : {}),
});

/** How it was signed, which the wire has no object for. */
export const signatureOnWire = calledOnWire({ signature: '' });

const formOf = (input: typeof SignatureInput.$inferInput) => {
  const { method, name, drawing, typeContract, ...form } = input;
  return {
    ...form,
    ...(typeContract ? { typeContract } : {}),
    signature: signatureOf({ method, name, drawing }),
  };
};

builder.queryField('contractToSign', (t) =>
  t.field({
    type: ToSignType,
    nullable: true,
    description: "A talent's own contract for an event; null where there is none to sign.",
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, { eventId }, { actor }) => {
      const page = await getContractPage(await requireTalentVisit(actor, 'CONTRACT', { eventId }));
      return page.state === 'FORM' ? page : null;
    },
  }),
);

builder.mutationFields((t) => {
  const eventId = t.arg.id({ required: true });
  const input = t.arg({ type: SignatureInput, required: true });
  return {
    askContractCode: t.boolean({
      description: 'Sends the code that signs the text that was shown.',
      args: { eventId, input, channel: t.arg({ type: ChannelType, required: true }) },
      resolve: async (_, args, { actor, ip }) => {
        const visit = await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId });
        await inWireNames(
          signatureOnWire,
          askContractCode(visit, { ...formOf(args.input), channel: args.channel }, { ip }),
        );
        return true;
      },
    }),
    signContract: t.field({
      type: SignedType,
      args: { eventId, input, code: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor, ip, userAgent }) => {
        const visit = await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId });
        const context = { ip, userAgent: userAgent ?? null };
        return inWireNames(
          signatureOnWire,
          signContract(visit, { ...formOf(args.input), code: args.code }, context),
        );
      },
    }),
    declineContract: t.boolean({
      description: 'Does not sign: the place and its dates are free.',
      args: { eventId, reason: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor }) => {
        await declineContract(await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId }), args);
        return true;
      },
    }),
    askContractQuestion: t.boolean({
      args: { eventId, text: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor }) => {
        await askQuestion(await requireTalentVisit(actor, 'CONTRACT', { eventId: args.eventId }), args);
        return true;
      },
    }),
  };
});
