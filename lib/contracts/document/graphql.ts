import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translate } from '@/lib/i18n/translate';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { type ContractPage, getContractPage } from '../contract-page';
import { contractCode, contractState } from '../rules';
import { takeBackDecline } from '../signing/take-back-decline';
import { TAKE_BACK_DECLINE } from './writes';

const OwnStateType = builder.enumType('OwnContractState', {
  description:
    'NONE there is none to sign, TO_SIGN it waits for the talent, DECLINED the talent said that it does not sign; then as ContractState.',
  values: ['NONE', 'TO_SIGN', 'DECLINED', 'TALENT_SIGNED', 'COMPLETE', 'VOID'] as const,
});

function stateOf(page: ContractPage): typeof OwnStateType.$inferType {
  if (page.state === 'SIGNED') return contractState(page.contract);
  if (page.state === 'DECLINED') return 'DECLINED';
  return page.state === 'FORM' ? 'TO_SIGN' : 'NONE';
}

const signed = (page: ContractPage) => (page.state === 'SIGNED' ? page.contract : null);
const declined = (page: ContractPage) => (page.state === 'DECLINED' ? page : null);

const OwnContractType = builder.objectRef<ContractPage>('OwnContract').implement({
  description: 'Where the contract of the talent who asks stands.',
  fields: (t) => ({
    state: t.field({ type: OwnStateType, resolve: stateOf }),
    reason: t.string({
      nullable: true,
      description: 'Why there is none to sign, in words.',
      resolve: (page) => (page.state === 'INVALID' ? translate(page.messageKey) : null),
    }),
    id: t.id({ nullable: true, resolve: (page) => signed(page)?.id ?? null }),
    codeContract: t.string({
      nullable: true,
      resolve: (page) => {
        const contract = signed(page);
        return contract && contractCode(contract);
      },
    }),
    signedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (page) => signed(page)?.signedAt ?? null,
    }),
    agencySignedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was complete.',
      resolve: (page) => signed(page)?.agencySignedAt ?? null,
    }),
    url: t.string({
      nullable: true,
      description: 'Of its PDF, which opens with the token; null for the seconds until it is drawn.',
      resolve: (page) => {
        const fileId = signed(page)?.pdfFileId;
        return fileId ? fileUrl(fileId) : null;
      },
    }),
    declinedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (page) => declined(page)?.at ?? null,
    }),
    mayTakeBackDecline: t.boolean({
      description: 'The talent may say for some minutes that it was a mistake.',
      resolve: (page) => declined(page)?.mayTakeBack ?? false,
    }),
  }),
});

builder.queryField('ownContract', (t) =>
  t.field({
    type: OwnContractType,
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => getContractPage(await requireTalentVisit(actor, 'CONTRACT', args)),
  }),
);

serveWrite(
  TAKE_BACK_DECLINE,
  'Boolean',
  async (actor, args) => {
    await takeBackDecline(await requireTalentVisit(actor, 'CONTRACT', args));
    return true;
  },
  { description: 'A talent that said by mistake that it does not sign has its place again.' },
);
