import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';
import { type Arrangement, contacted, needing, undrawn } from './arrangements';

type Fields = Readonly<Record<string, unknown>>;

/** What two people change of the same thing; one field alone where there is no other. */
export type Change = {
  readonly of: readonly [Fields, Fields];
  /** What is told of them, where a column holds them otherwise than the wire. */
  readonly told?: readonly [Fields, Fields];
  /** Names what is changed, where the entry of the authorization table makes a new one. */
  readonly also?: (own: Tenant) => Fields;
  readonly arrange?: (own: Tenant) => SQL;
  /** It stands there already, and the usual write would end it. */
  readonly stands?: boolean;
  /** It is done once: of two who do it, the later is refused whatever it saw. */
  readonly once?: boolean;
  /** The same is not done twice within a minute, which passes between any two. */
  readonly pauses?: boolean;
};

/** The talent keeps a paper of its own. */
const withPaper: Arrangement = ({ talent }) => sql`
  with file as (
    insert into files (talent_id, kind, key, name, mime, size, sha256)
    values (${talent}, 'TALENT_PAPER', ${`paper-${talent}`}, 'rut.pdf', 'application/pdf', 1, ${'a'.repeat(64)}) returning id)
  insert into talent_papers (talent_id, kind, file_id) select ${talent}, 'rut', id from file`;

const texts = (one: string, other: string): Change => ({ of: [{ [one]: 'Uno' }, { [other]: 'Otro' }] });

/** One row for each mutation of lib/root/edits.ts. */
export const CHANGES: Readonly<Record<string, Change>> = {
  updateClient: texts('address', 'nameProducer'),
  keepClientTerms: { of: [{ days: 20 }, { days: 25 }] },
  keepClientContact: {
    ...texts('name', 'position'),
    also: (own) => ({ id: own.convocated }),
    arrange: contacted,
  },
  updateFinalClient: { of: [{ name: 'Una' }, { name: 'Otra' }] },
  updateEvent: texts('name', 'description'),
  askAdvance: { of: [{ amount: 7 }, { instructions: 'Otro banco' }], pauses: true },
  keepEventStops: { of: [{ stops: [] }, { stops: [] }], told: [{}, {}] },
  createEventPersonal: {
    of: [{ quantity: 3 }, { budget: 7 }],
    also: (own) => ({ id: own.convocated }),
    arrange: needing,
  },
  saveCallSheet: texts('dressCode', 'instructions'),
  rateTalent: { of: [{ presence: 2 }, { work: 1 }] },
  editEventCost: { of: [{ amount: 9 }, { supplier: 'Otro' }] },
  noteEventFinances: { of: [{ note: 'Una' }, { note: 'Otra' }] },
  keepEventCollection: { of: [{ reminds: true }, { invoiceNumber: 'F-1' }] },
  saveCollectionSettings: { of: [{ reminderDays: [2] }, { reminderDays: [3] }] },
  keepJournalAccounts: { of: [{ BANK: '111011' }, { BANK: '111012' }], told: [{}, {}] },
  saveRideRules: { of: [{ lateTime: '22:30' }, { lateTime: '23:00' }] },
  saveRideStop: { of: [{ address: 'Calle 7' }, { lat: 4.7 }] },
  keepTransportation: { of: [{ fee: '6' }, { platformGain: '11' }] },
  keepUserTransportation: {
    of: [{ requesterId: 'a'.repeat(32) }, { requesterId: 'b'.repeat(32) }],
    told: [{}, {}],
  },
  updatePricesTaxation: { of: [{ rate: '3' }, { source: 'Otra' }] },
  confirmPricesTaxation: { of: [{ source: 'Uno' }, { source: 'Otro' }], once: true },
  endPricesTaxation: {
    of: [{ lastDay: '2030-12-31' }, { lastDay: '2031-12-31' }],
    told: [{}, {}],
    once: true,
  },
  saveTaxUnit: { of: [{ value: 60000 }, { source: 'Otra' }] },
  renameQuotationTemplate: { of: [{ name: 'Una' }, { name: 'Otra' }] },
  changeConstant: { of: [{ value: '31' }, { value: '32' }] },
  changePayerAccount: {
    of: [{ holder: 'Casa Sur' }, { taxId: '900373115-3' }],
    told: [{ holder: 'Casa Sur' }, {}],
  },
  updateUser: { of: [{ name: 'Una' }, { lastname: 'Otra' }] },
  updateAgency: texts('address', 'mission'),
  chooseAgencySlug: { of: [{ slug: 'una-agencia' }, { slug: 'otra-agencia' }], told: [{}, {}] },
  saveAgencyText: { of: [{ body: 'Una: {enlace}' }, { body: 'Otra: {enlace}' }] },
  updateLegalRepresentative: { of: [{ name: 'Una' }, { document: '52345678' }] },
  saveReminderRule: { of: [{ firstHours: 13 }, { everyHours: 25 }] },
  changeMemberRole: { of: [{ role: 'READ_ONLY' }, { role: 'PRODUCER' }] },
  chooseNotices: {
    of: [
      { onlyOwn: true, papersByMail: true },
      { onlyOwn: false, papersByMail: true },
    ],
  },
  updateTalent: { of: [{ alias: 'Una' }, { instagram: 'https://instagram.com/otra' }] },
  keepTalentNote: { of: [{ note: 'Una' }, { note: 'Otra' }] },
  changeTalentSearch: { of: [{ name: 'Una' }, { shared: true }] },
  saveMessageSettings: {
    of: [{ quietFrom: '21:30' }, { quietUntil: '06:30' }],
    told: [{ quietFrom: 21 * 60 + 30 }, { quietUntil: 6 * 60 + 30 }],
  },
  keepBankAccount: { of: [{ holder: 'Una' }, { typeAccount: 'CORRIENTE' }] },
  keepTaxData: { of: [{ ivaResponsible: true }, { economicActivity: '9007' }] },
  keepReductions: { of: [{ health: 9 }, { mortgage: 7 }], told: [{}, {}], arrange: undrawn },
  datePaper: { of: [{ expiresOn: '2028-01-01' }, { issuedOn: '2026-01-01' }], arrange: withPaper },
};
