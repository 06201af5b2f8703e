import { expect, test } from 'vitest';
import { mayChoose } from '@/lib/convocatories/showcase/choosing/policy';
import type { Actor } from '@/lib/core/actor';
import { mayKeepTaxTable } from '@/lib/taxes/table/policy';
import { ACTORS, type ActorName, holderOf, refusalOf, whoMay } from '@/lib/testing/actors';
import { mayUploadImages } from '../agencies/images/policy';
import * as agencies from '../agencies/policy';
import { mayReviewAgencies } from '../agencies/review/policy';
import * as analytics from '../analytics/policy';
import { mayKeepArchives } from '../archives/policy';
import { mayKeepConstants } from '../catalogues/constants/policy';
import { mayReadConstants } from '../catalogues/policy';
import { mayCertify } from '../claims/certificates/policy';
import { mayPayForPlatform } from '../claims/platform/policy';
import * as claims from '../claims/policy';
import { mayKeepNumbers } from '../claims/support-documents/authorizations/policy';
import * as clients from '../clients/policy';
import { maySignForAgency } from '../contracts/agency-signing/policy';
import * as convocatories from '../convocatories/policy';
import { mayPackDocuments } from '../documents/packs/policy';
import * as eventDay from '../event-day/policy';
import * as advance from '../events/advance/policy';
import * as events from '../events/policy';
import * as finances from '../finances/policy';
import * as habeasData from '../habeas-data/policy';
import { mayUseKeys } from '../identity/api-keys/policy';
import * as identity from '../identity/policy';
import { maySeeImports } from '../imports/policy';
import { mayReadInbox } from '../inbox/policy';
import * as letters from '../letters/policy';
import * as operations from '../operations/policy';
import { maySeeSent } from '../operations/sent/policy';
import { mayManagePeople } from '../people/policy';
import * as quotations from '../quotations/policy';
import * as reminders from '../reminders/policy';
import * as rides from '../rides/policy';
import { maySearch } from '../search/policy';
import * as support from '../support/policy';
import * as talents from '../talents/policy';
import * as teams from '../teams/policy';
import { mayKeepWebhooks } from '../webhooks/policy';

type Policy = readonly [name: string, policy: (actor: Actor) => unknown];

const AGENCY: ActorName[] = ['owner', 'producer', 'finance', 'reader', 'program'];
const PORTAL: ActorName[] = [...AGENCY, 'administrator'];

/** Each row: who may, and what. Everything else is for nobody else. */
const TABLE: readonly (readonly [who: ActorName[], policies: readonly Policy[]])[] = [
  [
    AGENCY,
    [
      ['see its agency', agencies.maySeeOwnAgency],
      ['see its figures', analytics.maySeeAgencyFigures],
      ['see claims', claims.maySeeClaims],
      ['see clients', clients.maySeeClients],
      ['see convocatories', convocatories.maySeeConvocatories],
      ['take all papers of an event', mayPackDocuments],
      ['see the day of an event', eventDay.maySeeEventDay],
      ['see events', events.maySeeEvents],
      ['see costs and income', finances.maySeeFinances],
      ['see what could not be sent', operations.maySeeOwnFailures],
      ['see quotations', quotations.maySeeQuotations],
      ['see reminders', reminders.maySeeReminders],
      ['see rides of an event', rides.maySeeEventRides],
      ['ask for support', support.mayAskSupport],
      ['read notes of talents', talents.maySeeNotes],
      ['see its team', teams.maySeeTeam],
    ],
  ],
  [['owner', 'producer', 'finance', 'reader'], [['have keys', mayUseKeys]]],
  [
    PORTAL,
    [
      ['see an agency', agencies.maySeeAgency],
      ['see a report', analytics.maySeeReport],
      ['see what a payer pays', claims.maySeeOfPayer],
      ['read clients of a scope', clients.scopeOfClients],
      ['read events of a scope', events.scopeOfEvents],
      ['search', maySearch],
      ['look for talents', talents.maySeeTalents],
      ['see members', teams.maySeeMembers],
    ],
  ],
  [
    ['owner', 'producer', 'finance', 'reader', 'administrator'],
    [
      ['have an inbox', mayReadInbox],
      ['change its own data', identity.mayUpdateOwnUser],
    ],
  ],
  [[...PORTAL, 'talent', 'holder', 'job'], [['read what the business counts with', mayReadConstants]]],
  [
    ['owner', 'producer'],
    [
      ['keep contact data', agencies.mayUpdateContactData],
      ['upload pictures', mayUploadImages],
      ['keep clients', clients.mayManageClients],
      ['publish, call and confirm', convocatories.mayManageConvocatories],
      ['run the day of an event', eventDay.mayRunEventDay],
      ['run events', events.mayManageEvents],
      ['bring in files', maySeeImports],
      ['write to clients', letters.mayWriteToClients],
      ['write to talents', letters.mayWriteToTalents],
      ['have it tried again', operations.mayRetryOwn],
      ['quote', quotations.mayManageQuotations],
      ['keep reminders', reminders.mayKeepReminders],
      ['watch rides', rides.mayWatchRides],
      ['order rides for others', rides.mayRunEventRides],
      ['invite talents', talents.mayInviteTalents],
      ['bring in talents by a file', talents.mayImportTalents],
      ['write notes of talents', talents.mayKeepNotes],
    ],
  ],
  [
    ['owner', 'finance', 'program'],
    [
      ['review claims', claims.mayReviewClaims],
      ['keep the accounts of the journal', finances.mayKeepAccounts],
    ],
  ],
  [['owner', 'finance'], [['approve claims', claims.mayApproveClaims]]],
  [
    ['owner', 'finance', 'administrator'],
    [
      ['pay, export to a bank and read its answer', claims.mayPayInPerson],
      ['certify what was withheld', mayCertify],
      ['keep numbers of support documents', mayKeepNumbers],
    ],
  ],
  [['owner', 'finance', 'program', 'administrator'], [['keep what a payer pays', claims.mayPayClaims]]],
  [
    ['owner', 'producer', 'finance', 'program'],
    [
      ['ask for advances', advance.mayKeepMoney],
      ['keep costs and payments', finances.mayKeepFinances],
    ],
  ],
  [
    ['owner'],
    [
      ['keep legal data', agencies.mayUpdateLegalData],
      ['take everything along', mayKeepArchives],
      ['sign for the agency', maySignForAgency],
      ['open a closed month again', finances.mayReopenMonths],
      ['keep the team', teams.mayManageTeam],
      ['keep webhooks', mayKeepWebhooks],
    ],
  ],
  [
    ['administrator'],
    [
      ['see all agencies', agencies.maySeeAgencies],
      ['let agencies in', mayReviewAgencies],
      ['see what waits for review', analytics.maySeeReviews],
      ['keep constants', mayKeepConstants],
      ['pay for the platform', mayPayForPlatform],
      ['review denied answers', convocatories.mayReviewAnswers],
      ['say that advances arrived at the platform', advance.mayCollectAdvances],
      ['collect for others', finances.mayCollectForOthers],
      ['erase people', habeasData.mayErasePeople],
      ['answer requests of Ley 1581', habeasData.mayKeepRequests],
      ['operate', operations.mayOperate],
      ['manage people', mayManagePeople],
      ['keep the tax table', mayKeepTaxTable],
      ['keep where rides are', rides.mayKeepCoverage],
      ['oversee rides', rides.mayOverseeRides],
      ['answer support', support.mayAnswerSupport],
      ['review talents', talents.mayReviewTalents],
    ],
  ],
  [['talent'], [['see its own call sheets', eventDay.maySeeOwnSheet]]],
  [[...PORTAL, 'talent'], [['see what was sent', maySeeSent]]],
];

const rows = TABLE.flatMap(([who, policies]) =>
  policies.map(([name, policy]) => [name, policy, who] as const),
);

test.each(rows)('who may %s', (_, policy, who) => {
  expect(whoMay(policy)).toEqual(who);
});

test.each(rows)('who has not said who they are is asked to log in, to %s', (_, policy) => {
  expect(refusalOf(() => policy(ACTORS.nobody))).toBe('errors.unauthenticated');
});

test.each([
  ['keep legal data', agencies.mayUpdateLegalData, 'producer', 'errors.agency.ownerOnly'],
  ['keep legal data, nor look', agencies.mayUpdateLegalData, 'finance', 'errors.forbidden'],
  ['keep the team', teams.mayManageTeam, 'producer', 'errors.team.ownerOnly'],
  ['keep webhooks', mayKeepWebhooks, 'finance', 'errors.webhook.ownerOnly'],
  ['take everything along', mayKeepArchives, 'producer', 'errors.archive.ownerOnly'],
  ['review claims', claims.mayReviewClaims, 'producer', 'errors.claim.reviewers'],
  ['keep numbers', mayKeepNumbers, 'producer', 'errors.support.keepers'],
  ['approve by a key', claims.mayApproveClaims, 'program', 'errors.apiKey.personOnly'],
  ['pay by a key', claims.mayPayInPerson, 'program', 'errors.apiKey.personOnly'],
] as const)('who may not %s is told why', (_, policy, name, message) => {
  expect(refusalOf(() => policy(ACTORS[name]))).toBe(message);
});

const own = { convocatoryId: 'call', talentId: 'talent' };
const LINKS = [
  ['the claim', claims.mayOpenClaimPage, 'CLAIM', own],
  ['the rides', rides.mayOpenRidePage, 'RIDE', own],
  ['the call', convocatories.mayAnswerCall, 'TALENT_REPLY', own],
  ['the advance', advance.mayPayAdvance, 'ADVANCE', { eventId: 'event' }],
  ['the selection', mayChoose, 'SELECTION', { viewerId: 'viewer', eventId: 'event' }],
  ['the statement', finances.mayReadStatement, 'STATEMENT', { clientId: 'client' }],
] as const;

test.each(LINKS)('a link opens %s, by its purpose and what it names', (_, policy, purpose, subject) => {
  const refusal = (actor: Actor) => refusalOf(() => policy(actor));
  expect(policy(holderOf(purpose, subject))).toMatchObject({ purpose, subject, agencyId: 'agency' });
  expect(refusal(holderOf('GUARDIAN_CONSENT', subject))).toBe('errors.link.invalid');
  for (const name of Object.keys(subject)) {
    expect(refusal(holderOf(purpose, { ...subject, [name]: undefined }))).toBe('errors.link.invalid');
  }
  expect(whoMay(policy)).toEqual([]);
});

test.each([
  ['clients', clients.scopeOfClients],
  ['events', events.scopeOfEvents],
] as const)('an agency reads %s of its own, the administrator those of every agency', (_, scopeOf) => {
  expect(scopeOf(ACTORS.reader)).toEqual({ kind: 'agency', agencyId: 'agency' });
  expect(scopeOf(ACTORS.administrator)).toEqual({ kind: 'all' });
});
