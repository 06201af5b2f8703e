import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { convocateds, events, talentGuardians, talents } from '@/db/schema';
import { CONTRACT_PAPER_KINDS, type ContractPaperKind } from '@/db/values/contract-papers';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { getContractPage } from '@/lib/contracts/contract-page';
import { recordConsent } from '@/lib/contracts/signing/record-consent';
import { uploadContractPaper } from '@/lib/contracts/signing/upload-paper';
import { paperOf } from '@/lib/contracts/testing/papers';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { answerCall } from '@/lib/convocatories/answers/answer-call';
import { getCall } from '@/lib/convocatories/answers/queries';
import { disownAnswer } from '@/lib/convocatories/outside-answers/disown-answer';
import { OF_SELECTIONS } from '@/lib/convocatories/showcase/choosing/testing/link-rows';
import type { Actor, LinkSubject } from '@/lib/core/actor';
import { getAdvancePage } from '@/lib/events/advance/advance-page';
import { handInAdvanceProof } from '@/lib/events/advance/keep-proof';
import { handInPaymentProof } from '@/lib/finances/payments/keep-payment-proof';
import { getStatementPage } from '@/lib/finances/statement/queries';
import { logInByLink } from '@/lib/identity/login-links/log-in-by-link';
import { findWhoComesIn } from '@/lib/identity/login-links/queries';
import { getPasswordOwner } from '@/lib/identity/password/queries';
import { setPassword } from '@/lib/identity/password/set-password';
import { activateAccount } from '@/lib/people/activation/activate-account';
import { OF_QUOTATIONS } from '@/lib/quotations/testing/link-rows';
import { OF_RIDES } from '@/lib/rides/testing/link-rows';
import { giveGuardianConsent, withdrawGuardianConsent } from '@/lib/talents/guardians/give-guardian-consent';
import { getGuardianPage } from '@/lib/talents/guardians/queries';
import { getInvitedPage, noteInvitationOpened } from '@/lib/talents/invitations/invited-page';
import { uploadPhoto } from '@/lib/talents/photos/upload-photo';
import { acceptInvitation } from '@/lib/teams/invitations/accept-invitation';
import { getInvitationPage } from '@/lib/teams/invitations/invitation-page';
import { makeContract } from '@/lib/testing/factories/contracts';
import { only } from '@/lib/testing/factories/sequence';
import type { Tenant } from '@/lib/testing/tenant';
import { getClaimPage } from '../claim-page';
import { openClaimPdf } from '../document';
import { sendClaim } from '../send-claim';

/** One thing that the holder of a link can do on the page below its path. */
export type LinkRow = {
  readonly name: string;
  readonly purpose: LinkPurpose;
  readonly subject: (own: Tenant) => LinkSubject;
  readonly does: (actor: Actor, own: Tenant) => Promise<unknown>;
  /** Makes the rows that it needs. */
  readonly arrange?: (db: Db, own: Tenant, holder: Actor) => Promise<unknown>;
};

const DAY = 86_400_000;
const FROM = { ip: '190.24.1.2', userAgent: 'test' };
const password = 'Clave-nueva-2027';

const upload = async (actor: Actor, kind: ContractPaperKind) =>
  uploadContractPaper(actor, { kind, name: 'documento.png', bytes: await paperOf(kind) });
const uploadAll = async (_: Db, __: Tenant, holder: Actor) => {
  for (const kind of CONTRACT_PAPER_KINDS) await upload(holder, kind);
};
const sign = async (db: Db, own: Tenant) => {
  // Claims are taken once the service has ended.
  const ended = { startDate: new Date(Date.now() - 2 * DAY), endDate: new Date(Date.now() - DAY) };
  await db.update(events).set(ended).where(eq(events.id, own.event));
  const rows = await db.select().from(convocateds).where(eq(convocateds.id, own.convocated));
  await makeContract(db, { convocated: only(rows) });
};

const nameGuardian = (db: Db, { talent }: Tenant) =>
  db.insert(talentGuardians).values({
    talentId: talent,
    name: 'Marta',
    lastname: 'Ruiz',
    relationship: 'MADRE',
    documentTypeId: 1,
    identification: '52111222',
    email: 'marta@acudiente.co',
    phone: '3009876543',
  });

const send = (actor: Actor) =>
  sendClaim(actor, {
    activities: 'Modelaje',
    price: 1_250_000,
    bankId: 1,
    account: '00123456789',
    typeAccount: 'AHORROS',
  });
/** The file's id alone: nobody reads it here. */
const openClaim = async (actor: Actor) => {
  const { file, body } = await openClaimPdf(actor);
  body.destroy();
  return file.id;
};

type Rows = Readonly<Record<string, Omit<LinkRow, 'name' | 'purpose' | 'subject'>>>;
const forLink = (purpose: LinkPurpose, subject: LinkRow['subject'], rows: Rows): LinkRow[] =>
  Object.entries(rows).map(([name, row]) => ({ name, purpose, subject, ...row }));

const asked = (db: Db, own: Tenant) =>
  db
    .update(events)
    .set({ valueAdvance: 5, advanceAskedAt: new Date(), advanceInstructions: `Banco ${own.marker}` })
    .where(eq(events.id, own.event));

/** One entry for each thing that a link lets do; a purpose without any fails the test. */
export const LINK_TABLE: readonly LinkRow[] = [
  ...forLink('CONTRACT', ({ event, talent }) => ({ eventId: event, talentId: talent }), {
    'read the contract': { does: getContractPage },
    'upload a document': { does: (actor) => upload(actor, 'rut') },
    'accept the clauses': {
      does: (actor) => recordConsent(actor, { kind: 'clausula', accepted: true, typeContract: 'eventos' }),
    },
    'sign the contract': {
      arrange: uploadAll,
      does: (actor) =>
        signWithCode(actor, { typeContract: 'eventos', habeasData: true, clausula: true }, FROM),
    },
  }),
  ...forLink('CLAIM', ({ convocatory, talent }) => ({ convocatoryId: convocatory, talentId: talent }), {
    'read the claim': { arrange: sign, does: getClaimPage },
    'send the claim': { arrange: sign, does: send },
    'open the claim that was sent': {
      arrange: async (db, own, holder) => {
        await sign(db, own);
        await send(holder);
      },
      does: openClaim,
    },
  }),
  ...forLink(
    'RIDE',
    ({ convocatory, talent }) => ({ convocatoryId: convocatory, talentId: talent }),
    OF_RIDES,
  ),
  ...forLink(
    'TALENT_REPLY',
    ({ convocatory, talent }) => ({ convocatoryId: convocatory, talentId: talent }),
    {
      'read the call': { does: getCall },
      'answer the call': { does: (actor) => answerCall(actor, { reply: 'MAYBE' }) },
      'disown a yes': {
        arrange: (db, own) =>
          db
            .update(convocateds)
            .set({ stateId: 1811, applicationStateId: 1814, saidYesOutsideAt: new Date() })
            .where(eq(convocateds.id, own.convocated)),
        does: disownAnswer,
      },
    },
  ),
  ...forLink('QUOTATION_ANSWER', ({ sent }) => ({ quotationId: sent }), OF_QUOTATIONS),
  ...forLink('SELECTION', ({ viewer, event }) => ({ viewerId: viewer, eventId: event }), OF_SELECTIONS),
  ...forLink('ADVANCE', ({ event }) => ({ eventId: event }), {
    'read the advance': { arrange: asked, does: getAdvancePage },
    'hand in the proof of an advance': {
      arrange: asked,
      does: async (actor) => handInAdvanceProof(actor, { name: 'pago.png', bytes: await paperOf('rut') }),
    },
  }),
  ...forLink('STATEMENT', ({ client }) => ({ clientId: client }), {
    'read the statement': { does: getStatementPage },
    'hand in the proof of a payment': {
      arrange: (db, { event, client }) =>
        db.update(events).set({ clientId: client }).where(eq(events.id, event)),
      does: async (actor, { event }) =>
        handInPaymentProof(actor, { eventId: event, name: 'pago.png', bytes: await paperOf('rut') }),
    },
  }),
  ...forLink('INVITATION', ({ invitation }) => ({ invitationId: invitation }), {
    'read the invitation': { does: getInvitationPage },
    'accept the invitation': { does: (actor) => acceptInvitation(actor, { password }, FROM) },
  }),
  ...forLink('TALENT_INVITATION', (own) => ({ invitationId: own.talentInvitation }), {
    'read who invites': { does: getInvitedPage },
    'note that it was opened': { does: noteInvitationOpened },
  }),
  ...forLink('JOINING_PHOTOS', ({ talent }) => ({ talentId: talent }), {
    'add a photo': {
      does: async (actor) => {
        const bytes = await paperOf('rut');
        return uploadPhoto(actor, { name: 'foto.png', bytes }, { type: 'IBOOK' });
      },
    },
  }),
  ...forLink('ACTIVATION', ({ waiting }) => ({ userId: waiting }), {
    'see whose account it is': { does: getPasswordOwner },
    'activate the account': { does: (actor) => activateAccount(actor, { password }) },
  }),
  ...forLink('GUARDIAN_CONSENT', ({ talent }) => ({ talentId: talent }), {
    'read what a guardian is asked': { arrange: nameGuardian, does: getGuardianPage },
    'consent as the guardian': {
      arrange: nameGuardian,
      does: (actor, { talent }) => giveGuardianConsent(actor, { talentId: talent }, FROM),
    },
    'take the consent of a guardian back': {
      arrange: async (db, own, holder) => {
        await nameGuardian(db, own);
        await giveGuardianConsent(holder, { talentId: own.talent }, FROM);
      },
      does: (actor, { talent }) => withdrawGuardianConsent(actor, { talentId: talent }),
    },
  }),
  ...forLink('TALENT_LOGIN', ({ talent }) => ({ talentId: talent }), {
    'see who comes in': { does: findWhoComesIn },
    'come in': {
      arrange: (db, { talent }) =>
        db
          .update(talents)
          .set({ passwordHash: `$2b$10$${'x'.repeat(53)}` })
          .where(eq(talents.id, talent)),
      does: (actor) => logInByLink(actor, { userAgent: FROM.userAgent, replaces: null }),
    },
  }),
  ...forLink('PASSWORD_RESET', ({ colleague }) => ({ userId: colleague }), {
    'set a password': { does: (actor) => setPassword(actor, { password }) },
  }),
  ...forLink('PASSWORD_RESET', ({ talent }) => ({ talentId: talent }), {
    "set a talent's password": { does: (actor) => setPassword(actor, { password }) },
  }),
];
