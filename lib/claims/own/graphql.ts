import { requireFresh } from '@/lib/core/abilities';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translate } from '@/lib/i18n/translate';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { type ClaimPage, getClaimPage } from '../claim-page';
import { correctClaim } from '../correct-claim';
import { keepClaimAccount } from '../keep-claim-account';
import type { Claim } from '../queries';
import { ClaimStateType } from '../review/graphql';
import { sendClaim } from '../send-claim';
import { estimateWithholding } from '../withholding/estimate';
import { CORRECT_OWN_CLAIM, SEND_OWN_CLAIM } from './writes';

type Form = Extract<ClaimPage, { state: 'FORM' }>;

const WorkedDayType = builder.objectRef<Form['worked'][number]>('OwnWorkedDay').implement({
  description: 'A day on which the desk of the event saw the talent come.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    minutes: t.exposeInt('minutes', { nullable: true }),
  }),
});

const PlanillaType = builder.objectRef<Form['planilla']>('OwnPlanilla').implement({
  description: 'What the month of a claim asks of social security. Money in whole pesos.',
  fields: (t) => ({
    period: t.exposeString('period', { description: '`YYYY-MM`.' }),
    needed: t.exposeBoolean('needed'),
    base: t.expose('base', { type: 'Money', description: 'On which it is paid.' }),
    kept: t.boolean({
      description: 'One is there, uploaded to /api/save-contribution.',
      resolve: ({ contribution }) => contribution !== null,
    }),
  }),
});

const FormType = builder.objectRef<Form>('ClaimToSend').implement({
  description: 'What a claim begins with.',
  fields: (t) => ({
    codeEvent: t.string({ resolve: ({ event }) => event.code }),
    currency: t.string({ resolve: ({ event }) => event.currencyCode }),
    fee: t.field({
      type: 'Money',
      nullable: true,
      description: 'Gross, as the contract says; another price needs a reason.',
      resolve: ({ contractFee }) => contractFee,
    }),
    withheld: t.field({
      type: 'Money',
      nullable: true,
      description: 'What would be withheld of that price, as far as is known today.',
      resolve: ({ withholding }) => withholding?.withheld ?? null,
    }),
    missing: t.stringList({
      description: 'Fields that the profile lacks.',
      resolve: ({ missing }) => [...missing],
    }),
    workedDays: t.field({ type: [WorkedDayType], resolve: ({ worked }) => [...worked] }),
    returnedVersion: t.int({
      nullable: true,
      description: 'Of a claim that was returned, as correctOwnClaim takes it; null for a first one.',
      resolve: ({ returned }) => returned?.version ?? null,
    }),
    returnedReason: t.string({ nullable: true, resolve: ({ returned }) => returned?.reason ?? null }),
    activities: t.string({
      nullable: true,
      description: 'As they were returned, or as the talent keeps them with its account.',
      resolve: ({ returned, account }) => returned?.activities ?? account?.activities ?? null,
    }),
    price: t.field({
      type: 'Money',
      nullable: true,
      description: 'As it was returned.',
      resolve: ({ returned }) => returned?.price ?? null,
    }),
  }),
});

const SentType = builder.objectRef<Claim>('OwnSentClaim').implement({
  description: 'A claim as the talent sent it. What became of its money says ownClaimPay.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number', { description: 'Of the talent’s own series.' }),
    version: t.exposeInt('version'),
    state: t.field({ type: ClaimStateType, resolve: ({ status }) => status }),
    activities: t.exposeString('activities'),
    price: t.expose('price', { type: 'Money' }),
    currency: t.exposeString('currencyCode'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    lastDigits: t.exposeString('accountLastDigits'),
    url: t.string({
      nullable: true,
      description: 'Of its PDF, which opens with the token; null for the seconds until it is drawn.',
      resolve: ({ pdfFileId }) => pdfFileId && fileUrl(pdfFileId),
    }),
  }),
});

const OwnClaimType = builder.objectRef<ClaimPage>('OwnClaim').implement({
  description: 'The claim (cuenta de cobro) of the talent who asks: what it sent, or what it may send.',
  fields: (t) => ({
    reason: t.string({
      nullable: true,
      description: 'Why none can be sent, in words; null where one can, or was.',
      resolve: (page) =>
        page.state === 'INVALID' ? translate(page.textKey ?? page.messageKey, page.values) : null,
    }),
    toSend: t.field({
      type: FormType,
      nullable: true,
      description: 'Where one can be sent, or a returned one corrected.',
      resolve: (page) => (page.state === 'FORM' ? page : null),
    }),
    sent: t.field({
      type: SentType,
      nullable: true,
      resolve: (page) => (page.state === 'SENT' ? page.claim : null),
    }),
    planilla: t.field({
      type: PlanillaType,
      nullable: true,
      resolve: (page) => (page.state === 'FORM' || page.state === 'SENT' ? page.planilla : null),
    }),
  }),
});

const ownClaim = async (...[actor, convocatoryId]: Parameters<typeof visitOf>) =>
  getClaimPage(await visitOf(actor, convocatoryId));

const visitOf = (actor: Parameters<typeof requireTalentVisit>[0], convocatoryId: string) =>
  requireTalentVisit(actor, 'CLAIM', { convocatoryId });

builder.queryFields((t) => ({
  ownClaim: t.field({
    type: OwnClaimType,
    args: { convocatoryId: t.arg.id({ required: true }) },
    resolve: (_, { convocatoryId }, { actor }) => ownClaim(actor, convocatoryId),
  }),
  ownWithholding: t.field({
    type: 'Money',
    nullable: true,
    description:
      'What would be withheld from a claim of that price, as far as is known today; null while the tax table lacks what it rests on.',
    args: {
      convocatoryId: t.arg.id({ required: true }),
      price: t.arg({ type: 'Money', required: true }),
      hiresWorkers: t.arg.boolean(),
    },
    resolve: async (_, { convocatoryId, price, hiresWorkers }, { actor }) => {
      const asked = { price, hiresWorkers: hiresWorkers ?? null };
      const { withheld, missing } = await estimateWithholding(await visitOf(actor, convocatoryId), asked);
      return missing?.length ? null : withheld;
    },
  }),
}));

serveWrite(
  SEND_OWN_CLAIM,
  SentType,
  async (actor, { convocatoryId, ...given }) => {
    const visit = await visitOf(actor, convocatoryId);
    return sendWith(visit, given, (form) => sendClaim(visit, form));
  },
  {
    description: 'Sends the claim of a place once its contract is signed and its service has ended.',
    about: {
      price: 'Gross.',
      differenceReason: 'Where the price is not that of the contract.',
      hiresWorkers:
        'Under oath: it hired two people or more for this work (art. 383 par. 2 ET). Without an answer more may be withheld.',
      invoiceNumber: 'Of the electronic invoice of who charges IVA; so are the next two.',
      invoiceDate: '`YYYY-MM-DD`.',
      invoiceCufe: '96 hexadecimal digits.',
      bankId: 'Of `banks`.',
      account: 'Four to twenty digits.',
      keepAccount: 'Keeps the account for the next claims; asks again who it is (confirmSelf).',
    },
  },
);
serveWrite(
  CORRECT_OWN_CLAIM,
  SentType,
  async (actor, { convocatoryId, seenVersion, ...given }) => {
    const visit = await visitOf(actor, convocatoryId);
    return sendWith(visit, given, (form) => correctClaim(visit, { ...form, seenVersion }));
  },
  { description: 'Sends a returned claim again, under the same number.' },
);

type Visit = Awaited<ReturnType<typeof visitOf>>;
type Sent = Parameters<typeof sendClaim>[1];

/** Sends what was typed, and keeps its account where the talent wishes; that it may, is asked before anything is sent. */
async function sendWith(
  visit: Visit,
  { keepAccount, ...form }: Sent & { readonly keepAccount?: boolean },
  send: (form: Sent) => Promise<Claim>,
): Promise<Claim> {
  if (keepAccount) requireFresh(visit, 'bankAccount');
  const claim = await send(form);
  if (keepAccount) await keepClaimAccount(visit, claim);
  return claim;
}
