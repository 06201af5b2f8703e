import { listAgencyTexts } from '@/lib/agencies/texts/queries';
import { getWithheldYear } from '@/lib/claims/certificates/queries';
import { listAuthorizations } from '@/lib/claims/support-documents/authorizations/queries';
import { listSupport } from '@/lib/claims/support-documents/queries';
import { getMandate, getPendingSignatures } from '@/lib/contracts/agency-signing/queries';
import { listApplications } from '@/lib/convocatories/open-calls/queries';
import { findWavesOfEvent } from '@/lib/convocatories/waves/queries';
import { getCollectionSettings } from '@/lib/finances/collecting/queries';
import { readAccounts } from '@/lib/finances/journal/accounts/keep-accounts';
import { getJournal } from '@/lib/finances/journal/queries';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { getAgeing, listReceivables } from '@/lib/finances/receivables/queries';
import { listAgencyBalances, listCollected } from '@/lib/finances/third-party/queries';
import { listHolds, planRetention } from '@/lib/habeas-data/retention/queries';
import { listKeys } from '@/lib/identity/api-keys/queries';
import { getImportDetail } from '@/lib/imports/queries';
import { countUnread, getInboxChoices } from '@/lib/inbox/queries';
import { listPayerAccounts } from '@/lib/payouts/accounts/queries';
import { listBatches, listLayouts } from '@/lib/payouts/queries';
import { listVersions } from '@/lib/quotations/versions/queries';
import { listReminderRules } from '@/lib/reminders/queries';
import { getEventTransport } from '@/lib/rides/event-rides/queries';
import { listProviderHealth } from '@/lib/rides/health/queries';
import { listPlatformRides } from '@/lib/rides/oversight/queries';
import { sumPlatformRides } from '@/lib/rides/oversight/sums';
import { findLateLeavers } from '@/lib/rides/ways-home/queries';
import { getWebhook, listWebhooks } from '@/lib/webhooks/queries';
import '../imports';
import { claimed } from './arrangements';
import { mandated, signed } from './contract-entries';
import { costed, paidInPart } from './finance-arrangements';
import { hooked } from './key-entries';
import { PAGE_ASKERS, type PageRow } from './page-row';
import { sentRide } from './ride-entries';
import { RULES, type Rule } from './rules';
import { numbered, supported } from './support-arrangements';

type Does = PageRow['does'];
type Arranged = readonly [Does, NonNullable<PageRow['arrange']>];

const rows = (rule: Rule, does: Readonly<Record<string, Does | Arranged>>): PageRow[] => {
  const allowed = PAGE_ASKERS.filter((asker) => (RULES[rule] as readonly string[]).includes(asker));
  return Object.entries(does).map(([name, each]) =>
    typeof each === 'function'
      ? { name, allowed, does: each }
      : { name, allowed, does: each[0], arrange: each[1] },
  );
};

const paid = paidInPart('RECEIVED');

/** What the pages of work, money, rides and settings read, and who may. */
export const WORK_PAGES: readonly PageRow[] = [
  ...rows('agency', {
    'its own words in mails': (actor) => listAgencyTexts(actor),
    'keys of programs': (actor) => listKeys(actor),
    'who applied': (actor, { event }) => listApplications(actor, event),
    'waves of calls': (actor, { event }) => findWavesOfEvent(actor, event),
    'how debts are asked for': (actor) => getCollectionSettings(actor),
    'finances of an event': [(actor, { event }) => getEventFinances(actor, event), costed],
    'rides of an event': (actor, { event }) => getEventTransport(actor, event),
    'who leaves late': (actor, { event }) => findLateLeavers(actor, event),
    'what clients owe': [(actor, { client }) => listReceivables(actor, { clientId: client }), paid],
    'what clients owe by age': (actor) => getAgeing(actor),
    'the journal': [(actor) => getJournal(actor, { month: '2026-02' }), paid],
    'accounts of the journal': (actor) => readAccounts(actor),
    'what waits for a signature': [(actor, { event }) => getPendingSignatures(actor, event), signed],
    'the standing signature': [(actor) => getMandate(actor), mandated],
    'rules of reminders': (actor) => listReminderRules(actor),
  }),
  ...rows('agency producers', {
    'a file of many rows': (actor, own) => getImportDetail(actor, own.import),
  }),
  ...rows('owner', {
    'addresses of programs': (actor) => listWebhooks(actor),
    'messages to programs': [(actor, { convocated }) => getWebhook(actor, convocated), hooked],
  }),
  ...rows('signed in', {
    'versions of a quotation': (actor, { sent }) => listVersions(actor, sent),
    'what is collected for others': (actor) => listCollected(actor),
    'what was withheld in a year': [(actor) => getWithheldYear(actor, { year: 2026 }), claimed('APPROVED')],
    'support documents': [(actor) => listSupport(actor), supported],
    'numbers of support documents': [(actor) => listAuthorizations(actor), numbered],
    'unread notices': (actor) => countUnread(actor),
    'which notices come how': (actor) => getInboxChoices(actor),
  }),
  ...rows('payers', {
    'batches of payments': (actor) => listBatches(actor),
    'accounts to pay from': (actor) => listPayerAccounts(actor),
    'files of banks': async (actor) => listLayouts(actor),
  }),
  ...rows('administrator', {
    'what is held for agencies': (actor) => listAgencyBalances(actor),
    'how long files are kept': (actor) => planRetention(actor),
    'what is kept longer': (actor) => listHolds(actor),
    'how providers of rides are doing': (actor) => listProviderHealth(actor),
    'rides of all agencies': [(actor) => listPlatformRides(actor), sentRide],
    'what rides cost': (actor) => sumPlatformRides(actor),
  }),
];
