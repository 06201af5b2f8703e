import { sql } from 'drizzle-orm';
import {
  asked,
  away,
  brought,
  broughtWithApproved,
  broughtWithPhoto,
  decided,
  guarded,
  importWith,
  photographed,
  profiled,
  searching,
  talentInState,
  unanswered,
  withConsent,
} from './arrangements';
import {
  administrator,
  comingIn,
  type Entry,
  keepers,
  type More,
  nobody,
  PASSWORD,
  producers,
  signedIn,
  type TokenRule,
} from './entries';

const setTalentPassword: TokenRule = {
  purpose: 'PASSWORD_RESET',
  subject: ({ talent }) => ({ talentId: talent }),
  args: ({ talent }, token) => ({ input: { id: talent, token, password: PASSWORD } }),
};

const GUARDIAN = {
  name: 'Marta',
  lastname: 'Ruiz',
  relationship: 'MADRE',
  typeDocumentId: 1,
  identification: '52111222',
  email: 'marta@acudiente.co',
  phone: '3009876543',
};

/** The files about a talent are held, under the id of its place. */
const held: NonNullable<More['arrange']> = (own) => sql`
  insert into retention_holds (id, subject, subject_id, reason, created_by)
  values (${own.convocated}, 'TALENT', ${own.talent}, 'Proceso', ${own.members.owner.userId}) on conflict do nothing`;

const ACCOUNT = { bankId: 1, typeAccount: 'AHORROS', account: '20012345678', holder: 'Luz Nueva' };

const TAX_DATA = {
  declaresIncome: true,
  ivaResponsible: false,
  hiresWorkers: false,
  economicActivity: '9006',
};

type Entries = Readonly<Record<string, Entry>>;

export const TALENT_QUERIES: Entries = {
  talents: signedIn(() => ({ limit: 5 })),
  importChoices: producers((own) => ({ id: own.import, field: 'client', word: 'Luz', typed: '' }), {
    // Only a file of events has words that are looked for.
    arrange: importWith('kind', 'EVENTS'),
  }),
  importPictures: producers((own) => ({ id: own.import, paths: ['luz.jpg'] })),
  talent: signedIn(({ talent }) => ({ id: talent })),
  consents: administrator(({ talent }) => ({ talentId: talent })),
  blockedDays: administrator(({ talent }) => ({ talentId: talent })),
  // A talent's own, for whom there is no column here (app/mobile-app.test.ts).
  papers: nobody(),
  bankAccount: nobody(),
  ownClaimPay: nobody(({ convocatory }) => ({ convocatoryId: convocatory })),
  messageSettings: nobody(),
  taxData: nobody(),
  reductions: nobody(({ agency }) => ({ agencyId: agency })),
  reductionPayers: nobody(),
  photoQueue: administrator(),
  photoDecisions: administrator(({ talent }) => ({ talentId: talent })),
  guardian: administrator(({ talent }) => ({ talentId: talent })),
};

export const TALENT_MUTATIONS: Entries = {
  createTalent: comingIn(({ marker }) => ({
    input: {
      name: 'Luz',
      lastname: 'Nueva',
      email: `${crypto.randomUUID()}@${marker.toLowerCase()}.co`,
      gender: 'FEMENINO',
      phone: '3001234567',
      birthdate: '1999-05-01',
      profileTalents: [{ profileUserTalentId: 3 }],
      consents: ['DATA', 'SHOWING'],
    },
  })),
  checkImport: producers((own) => ({
    id: own.import,
    mapping: ['name', 'lastname', 'email', 'gender'].map((field, column) => ({ field, column })),
  })),
  chooseImportSheet: producers((own) => ({ id: own.import, sheet: 0 })),
  runImport: producers((own) => ({ id: own.import, tells: false }), {
    arrange: importWith('state', 'CHECKED'),
  }),
  undoImport: producers((own) => ({ id: own.import }), { arrange: importWith('state', 'DONE') }),
  inviteTalent: producers(({ marker }) => ({
    input: { name: 'Luz', email: `${crypto.randomUUID()}@${marker.toLowerCase()}.co` },
  })),
  resendTalentInvitation: producers((own) => ({ id: own.talentInvitation })),
  withdrawTalentInvitation: producers((own) => ({ id: own.talentInvitation })),
  shareTalentInvitation: producers((own) => ({ id: own.talentInvitation })),
  resendTalentActivation: keepers(({ talent }) => ({ id: talent }), { arrange: brought }),
  updateTalent: keepers(({ talent }) => ({ input: { id: talent, alias: 'Vale' } }), {
    arrange: brought,
    byToken: [setTalentPassword],
  }),
  createProfileTalent: keepers(({ talent }) => ({ input: { talentId: talent, profileUserTalentId: 5 } }), {
    arrange: brought,
  }),
  updateProfileTalent: keepers((own) => ({ input: { id: own.convocated, main: true } }), {
    arrange: profiled,
  }),
  deleteProfileTalent: keepers((own) => ({ id: own.convocated }), { arrange: profiled }),
  approveTalents: administrator(({ talent }) => ({ ids: [talent] }), { arrange: talentInState(17) }),
  reviewTalents: administrator(({ talent }) => ({ ids: [talent] })),
  suspendTalents: administrator(({ talent }) => ({ ids: [talent], reason: 'Prueba' })),
  reactivateTalents: administrator(({ talent }) => ({ ids: [talent] }), { arrange: talentInState(19) }),
  approveTalent: administrator(({ talent }) => ({ id: talent }), { arrange: talentInState(17) }),
  reviewTalent: administrator(({ talent }) => ({ id: talent })),
  suspendTalent: administrator(({ talent }) => ({ id: talent, reason: 'Prueba' })),
  reactivateTalent: administrator(({ talent }) => ({ id: talent }), { arrange: talentInState(19) }),
  keepTalentNote: producers(({ talent }) => ({ talentId: talent, note: 'Puntual', tags: ['Playa'] })),
  saveTalentSearch: signedIn(({ marker }) => ({ name: marker, shared: false, filters: { profileId: 3 } })),
  changeTalentSearch: signedIn(({ me }) => ({ id: me.sessionId, name: 'Modelos' }), { arrange: searching }),
  deleteTalentSearch: signedIn(({ me }) => ({ id: me.sessionId }), { arrange: searching }),
  keepSearchAlert: signedIn(({ me }) => ({ id: me.sessionId, frequency: 'DAILY' }), { arrange: searching }),
  datePaper: nobody(() => ({ kind: 'rut' })),
  sharePlanilla: nobody(() => ({ kind: 'arl' })),
  removePaper: nobody(() => ({ kind: 'rut' })),
  handPapers: nobody(({ event }) => ({ eventId: event, kinds: ['rut'] })),
  keepTaxData: nobody(() => ({ input: TAX_DATA })),
  keepReductions: nobody(({ agency }) => ({
    input: { agencyId: agency, dependants: true, sworn: true },
  })),
  keepBankAccount: nobody(() => ({ input: ACCOUNT })),
  removeBankAccount: nobody(),
  giveClaimAccount: nobody(({ convocatory }) => ({
    convocatoryId: convocatory,
    input: { bankId: 1, typeAccount: 'AHORROS', account: '20012345678' },
  })),
  saveMessageSettings: nobody(() => ({
    input: {
      quiet: true,
      quietFrom: '22:00',
      quietUntil: '06:00',
      whatsapp: true,
      calls: ['push'],
      work: ['email'],
      photos: ['email'],
      papers: ['email'],
    },
  })),
  openDataRequest: nobody(() => ({ kind: 'CONSULTA', text: '¿Qué datos tienen?' })),
  enterDataRequest: administrator(() => ({
    input: {
      kind: 'RECLAMO',
      text: 'Corrijan mi nombre',
      name: 'Luz',
      email: 'luz@prueba.co',
      receivedOn: '2026-01-15',
    },
  })),
  extendDataRequest: administrator((own) => ({ id: own.convocated, reason: 'Falta un archivo' }), {
    arrange: asked,
  }),
  answerDataRequest: administrator((own) => ({ id: own.convocated, answer: 'Estos son' }), {
    arrange: asked,
  }),
  holdFiles: administrator(({ talent }) => ({ subject: 'TALENT', subjectId: talent, reason: 'Proceso' })),
  releaseHold: administrator((own) => ({ id: own.convocated }), { arrange: held }),
  eraseTalent: administrator(({ talent }) => ({ id: talent }), { arrange: unanswered }),
  keepGuardian: keepers(({ talent }) => ({ talentId: talent, input: GUARDIAN }), { arrange: brought }),
  giveGuardianConsent: administrator(({ talent }) => ({ talentId: talent, proof: 'Carpeta 4' }), {
    arrange: guarded,
  }),
  updateMultimedia: administrator((own) => ({ input: { id: own.convocated, stateId: 82 } }), {
    arrange: photographed,
  }),
  orderPhotos: keepers(
    ({ talent, convocated }) => ({ talentId: talent, type: 'GALLERY', ids: [convocated] }),
    {
      arrange: broughtWithPhoto,
    },
  ),
  choosePortrait: keepers(({ convocated }) => ({ id: convocated }), { arrange: broughtWithApproved }),
  // The next photos of everybody.
  takePhotos: administrator(() => ({ limit: 2 }), { everybodys: ['public.talent_photos'] }),
  releasePhotos: administrator(),
  decidePhotos: administrator((own) => ({ ids: [own.convocated], verdict: 'APPROVE' }), {
    arrange: photographed,
  }),
  undoPhotoDecision: administrator((own) => ({ id: own.convocated }), { arrange: decided }),
  // By the guardian's own link alone (lib/talents/guardians).
  withdrawGuardianConsent: nobody(({ talent }) => ({ talentId: talent })),
  giveConsents: administrator(({ talent }) => ({
    talentId: talent,
    purposes: ['DATA'],
    proof: 'Carpeta 4',
  })),
  withdrawConsent: administrator(({ talent }) => ({ talentId: talent, purpose: 'SHOWING' }), {
    arrange: withConsent('SHOWING'),
  }),
  blockDays: administrator(({ talent }) => ({
    talentId: talent,
    firstDay: '2027-03-01',
    lastDay: '2027-03-04',
  })),
  unblockDays: administrator((own) => ({ talentId: own.talent, id: own.convocated }), { arrange: away }),
};
