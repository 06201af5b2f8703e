import type { Actor } from '@/lib/core/actor';
import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { getContractPage } from '../../contract-page';
import { listOwnQuestions } from '../../questions/queries';
import { ChannelType, SIGNATURE_WORDS } from '../../signing/graphql';
import { signaturePath, withSignature } from '../../signing/rules';
import { endAct } from '../end-act';
import { proposeAnnulment } from '../propose-act';
import type { ShownAct } from '../queries';
import { askActCode, signAct } from '../sign-act';
import {
  ASK_CONTRACT_ACT_CODE,
  END_OWN_CONTRACT_ACT,
  PROPOSE_OWN_ANNULMENT,
  SIGN_CONTRACT_ACT,
} from '../writes';
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

const visitOf = (actor: Actor, eventId: string) => requireTalentVisit(actor, 'CONTRACT', { eventId });

serveWrite(
  ASK_CONTRACT_ACT_CODE,
  'Boolean',
  async (actor, { eventId, ...given }, { ip }) => {
    const visit = await visitOf(actor, eventId);
    await inWireNames(signaturePath, askActCode(visit, withSignature(given), { ip }));
    return true;
  },
  {
    description: 'Sends the code that signs an amendment or annulment.',
    about: SIGNATURE_WORDS,
  },
);
serveWrite(SIGN_CONTRACT_ACT, ActType, async (actor, { eventId, ...given }, { ip, userAgent }) => {
  const visit = await visitOf(actor, eventId);
  const context = { ip, userAgent: userAgent ?? null };
  return inWireNames(signaturePath, signAct(visit, withSignature(given), context));
});
serveWrite(
  END_OWN_CONTRACT_ACT,
  ActType,
  async (actor, { eventId, ...given }) => endAct(await visitOf(actor, eventId), given),
  { description: 'Declines what the agency proposed, or takes one’s own proposal back.' },
);
serveWrite(
  PROPOSE_OWN_ANNULMENT,
  ActType,
  async (actor, { eventId, ...given }) => proposeAnnulment(await visitOf(actor, eventId), given),
  { description: 'Asks the agency to annul the contract by agreement; both sign it.' },
);
