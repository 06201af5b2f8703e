import { SIGNING_CHANNELS, SIGNING_METHODS } from '@/db/values/contract-signing';
import { CONTRACT_TYPE_NAMES } from '@/db/values/contract-type-names';
import type { Actor } from '@/lib/core/actor';
import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import type { ClauseText } from '../clauses/clauses';
import { type ContractPage, getContractPage } from '../contract-page';
import { ContractStateType } from '../graphql';
import type { Contract } from '../queries';
import { askQuestion } from '../questions/ask-question';
import { contractCode, contractState } from '../rules';
import { ELECTRONIC_WORDING } from '../signatures/electronic-consent';
import { askContractCode } from './ask-contract-code';
import { declineContract } from './decline-contract';
import { signaturePath, withSignature } from './rules';
import type { ContractTypeName } from './shown-texts';
import { signContract } from './sign-contract';
import { ASK_CONTRACT_CODE, ASK_CONTRACT_QUESTION, DECLINE_CONTRACT, SIGN_CONTRACT } from './writes';

const ContractTypeType = builder.enumType('ContractTypeName', { values: CONTRACT_TYPE_NAMES });
export const ChannelType = builder.enumType('SigningChannel', { values: SIGNING_CHANNELS });
builder.enumType('SigningMethod', { values: SIGNING_METHODS });

/** Of the fields of a signature. */
export const SIGNATURE_WORDS = {
  electronic: 'Consents to sign electronically.',
  name: 'Typed.',
  drawing: 'Path of `M` and `L` with whole numbers, 600 by 200: at least 8 points and 60 units of line.',
};

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
        CONTRACT_TYPE_NAMES.flatMap((type) => {
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
    state: t.field({ type: ContractStateType, resolve: contractState }),
  }),
});

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

const visitOf = (actor: Actor, eventId: string) => requireTalentVisit(actor, 'CONTRACT', { eventId });

serveWrite(
  ASK_CONTRACT_CODE,
  'Boolean',
  async (actor, { eventId, ...given }, { ip }) => {
    const visit = await visitOf(actor, eventId);
    await inWireNames(signaturePath, askContractCode(visit, withSignature(given), { ip }));
    return true;
  },
  {
    description: 'Sends the code that signs the text that was shown.',
    about: { ...SIGNATURE_WORDS, typeContract: 'Left out where the agency has set it.' },
  },
);
serveWrite(SIGN_CONTRACT, SignedType, async (actor, { eventId, ...given }, { ip, userAgent }) => {
  const visit = await visitOf(actor, eventId);
  const context = { ip, userAgent: userAgent ?? null };
  return inWireNames(signaturePath, signContract(visit, withSignature(given), context));
});
serveWrite(
  DECLINE_CONTRACT,
  'Boolean',
  async (actor, { eventId, reason }) => {
    await declineContract(await visitOf(actor, eventId), { reason });
    return true;
  },
  { description: 'Does not sign: the place and its dates are free.' },
);
serveWrite(ASK_CONTRACT_QUESTION, 'Boolean', async (actor, { eventId, text }) => {
  await askQuestion(await visitOf(actor, eventId), { text });
  return true;
});
