import { CLAIM_PAYMENT_STATES } from '@/db/values/payouts';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { requestLoader } from '@/lib/graphql/request-loader';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { giveAccount } from '../accounts/give-account';
import { ClaimStateType, ClaimType } from '../review/graphql';
import { getOwnPay, type OwnPay, type OwnPayment } from './own-pay';
import { payClaim, unpayClaim } from './pay-claim';
import { findClaimPayments, type ListedPayment } from './queries';
import { GIVE_CLAIM_ACCOUNT, PAY_CLAIM, UNPAY_CLAIM } from './writes';

const PaymentStateType = builder.enumType('ClaimPaymentState', { values: CLAIM_PAYMENT_STATES });

const PayerType = builder.enumType('ClaimPayer', { values: ['AGENCY', 'PLATFORM'] as const });

const OwnPaymentType = builder.objectRef<OwnPayment>('OwnClaimPayment').implement({
  description: 'A payment of one’s own claim, also one that the bank rejected.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: PaymentStateType, resolve: ({ state }) => state }),
    amount: t.expose('amount', { type: 'Money' }),
    paidOn: t.expose('paidOn', { type: 'Date' }),
    reference: t.exposeString('reference', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the bank rejected it.' }),
    bank: t.exposeString('bank'),
    lastDigits: t.exposeString('accountLastDigits'),
    proofUrl: t.string({
      nullable: true,
      resolve: ({ proofFileId }) => proofFileId && fileUrl(proofFileId),
    }),
    receiptUrl: t.string({
      nullable: true,
      resolve: ({ receiptFileId }) => receiptFileId && fileUrl(receiptFileId),
    }),
  }),
});

const PaymentType = builder.objectRef<ListedPayment>('ClaimPayment').implement({
  description: 'A payment of a claim, or a part of it, also one that the bank rejected.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: PaymentStateType, resolve: ({ state }) => state }),
    amount: t.expose('amount', { type: 'Money' }),
    currency: t.exposeString('currencyCode'),
    paidOn: t.expose('paidOn', { type: 'Date' }),
    reference: t.exposeString('reference', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it does not count.' }),
    batchId: t.exposeID('batchId', { nullable: true, description: 'The batch in which it was paid.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken back or rejected.',
    }),
    receiptUrl: t.string({
      nullable: true,
      resolve: ({ receiptFileId }) => receiptFileId && fileUrl(receiptFileId),
    }),
  }),
});

const paymentsOf = requestLoader((ids, { actor }) => findClaimPayments(actor, ids));

builder.objectFields(ClaimType, (t) => ({
  contractId: t.exposeID('contractId'),
  convocatedId: t.exposeID('convocatedId'),
  payer: t.field({
    type: PayerType,
    description: 'The platform pays what it collects for an event.',
    resolve: ({ thirdParty }) => (thirdParty ? 'PLATFORM' : 'AGENCY'),
  }),
  payments: t.field({
    type: [PaymentType],
    description: 'The first made first.',
    resolve: async ({ id }, _, context) => (await paymentsOf(context, id)) ?? [],
  }),
}));

const OwnPayType = builder.objectRef<OwnPay>('OwnClaimPay').implement({
  description: 'What became of the money of one’s own claim.',
  fields: (t) => ({
    id: t.exposeID('claimId'),
    state: t.field({ type: ClaimStateType, resolve: ({ status }) => status }),
    currency: t.exposeString('currency'),
    price: t.expose('price', { type: 'Money' }),
    withheld: t.expose('withheld', { type: 'Money' }),
    net: t.expose('net', { type: 'Money' }),
    paid: t.expose('paid', { type: 'Money' }),
    left: t.expose('left', { type: 'Money' }),
    accountProblem: t.exposeString('problem', {
      nullable: true,
      description: 'Why another account is asked for (giveClaimAccount); null where none is.',
    }),
    bank: t.exposeString('bank', { description: 'Where it is paid next.' }),
    lastDigits: t.exposeString('lastDigits'),
    payments: t.field({ type: [OwnPaymentType], resolve: ({ payments }) => [...payments] }),
  }),
});

builder.queryField('ownClaimPay', (t) =>
  t.field({
    type: OwnPayType,
    nullable: true,
    description: 'Null before the claim is approved.',
    args: { convocatoryId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => getOwnPay(await requireTalentVisit(actor, 'CLAIM', args)),
  }),
);

serveWrite(
  GIVE_CLAIM_ACCOUNT,
  OwnPayType,
  async (actor, { convocatoryId, ...account }) => {
    const visit = await requireTalentVisit(actor, 'CLAIM', { convocatoryId });
    await giveAccount(visit, account);
    return getOwnPay(visit);
  },
  {
    description:
      'Another account for an own claim that cannot be paid into the one on it, where it is asked for.',
    about: { account: 'Four to twenty digits; of a LLAVE its key of Bre-B.' },
  },
);
serveWrite(PAY_CLAIM, ClaimType, payClaim, {
  about: {
    paidOn: 'Day, `YYYY-MM-DD`, in Bogotá.',
    amount: 'A part; left out, all that is still to be paid.',
    paidBefore: 'What was paid of it before: another sum refuses.',
  },
});
serveWrite(UNPAY_CLAIM, ClaimType, unpayClaim, { description: 'Takes back that it was marked as paid.' });
