import { ConvocatedType, papersOf } from '@/lib/convocatories/graphql';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { requestLoader } from '@/lib/graphql/request-loader';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { CONTRACT_STATES, contractCode } from './rules';
import { findContractsOfPlaces, getSignedContract, type SignedContract } from './signed-contracts';
import { handPapers } from './signing/hand-papers';
import { HAND_PAPERS } from './writes';

export const ContractStateType = builder.enumType('ContractState', { values: CONTRACT_STATES });

const ContractType = builder.objectRef<SignedContract>('Contract').implement({
  description: 'A signed contract, with what amendments made of its dates, place and fee.',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code', { description: 'Its number at its agency, as `CTR-2026-00012`.' }),
    state: t.field({ type: ContractStateType, resolve: ({ state }) => state }),
    typeContract: t.exposeInt('contractTypeId'),
    convocatedId: t.exposeID('convocatedId'),
    eventId: t.exposeID('eventId'),
    talentId: t.exposeID('talentId'),
    startDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ terms }) => dateOf(terms?.start) }),
    endDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ terms }) => dateOf(terms?.end) }),
    place: t.string({ nullable: true, resolve: ({ terms }) => terms?.place }),
    fee: t.field({
      type: 'Money',
      nullable: true,
      description: 'Before taxes; null, like dates and place, of a contract that does not tell.',
      resolve: ({ terms }) => terms?.fee,
    }),
    currency: t.string({ nullable: true, resolve: ({ terms }) => terms?.currency }),
    signedAt: t.expose('signedAt', { type: 'DateTime', description: 'By the talent.' }),
    agencySignedAt: t.expose('agencySignedAt', { type: 'DateTime', nullable: true }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true, description: 'Annulled by both.' }),
    pdf: t.string({
      nullable: true,
      description: 'Null while it is drawn.',
      resolve: ({ pdfFileId }) => pdfFileId && fileUrl(pdfFileId),
    }),
    sha256: t.exposeString('snapshotHash', { description: 'Of what was signed.' }),
  }),
});

const dateOf = (iso: string | undefined): Date | null => (iso ? new Date(iso) : null);

builder.queryField('contract', (t) =>
  t.field({
    type: ContractType,
    description: 'Of the own agency; a talent reads its own by `ownContract`.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getSignedContract(actor, id),
  }),
);

const contractsOfPlaces = requestLoader((ids, { actor }) => findContractsOfPlaces(actor, ids));

builder.objectField(ConvocatedType, 'contract', (t) =>
  t.field({
    type: ContractType,
    nullable: true,
    description: 'The one in force; null while none is signed.',
    resolve: ({ id }, _, context) => contractsOfPlaces(context, id),
  }),
);

builder.objectField(ConvocatedType, 'codeContract', (t) =>
  t.string({
    nullable: true,
    description:
      'The number of the signed contract at its agency, as `CTR-2026-00012`; null while none is signed.',
    resolve: async (called, _, context) => {
      const papers = await papersOf(called, context);
      if (papers?.contractCode == null) return null;
      return contractCode({ code: papers.contractCode, year: papers.contractYear });
    },
  }),
);

serveWrite(
  HAND_PAPERS,
  'Int',
  async (actor, { eventId, kinds }) =>
    handPapers(await requireTalentVisit(actor, 'CONTRACT', { eventId }), { kinds }),
  {
    description:
      "Hands a talent's own papers to its contract for an event, as copies of their own; answers how many.",
  },
);
