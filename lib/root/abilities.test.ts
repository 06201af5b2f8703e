import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ABILITIES, type Ability, ROLES } from '@/lib/core/abilities';
import type { Actor, AgencyRole } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';

/** Where the policies of the domains say what the table of roles tells. */
const POLICIES: Readonly<Record<string, Ability>> = {
  'agencies/images/policy.ts mayUploadImages': 'keepContactData',
  'agencies/policy.ts mayUpdateContactData': 'keepContactData',
  'agencies/policy.ts mayUpdateLegalData': 'keepLegalData',
  'analytics/policy.ts maySeeAgencyFigures': 'seeFigures',
  'claims/certificates/policy.ts mayCertify': 'reviewClaims',
  'claims/policy.ts mayReviewClaims': 'reviewClaims',
  'claims/policy.ts mayApproveClaims': 'reviewClaims',
  'claims/policy.ts mayPayClaims': 'reviewClaims',
  'claims/policy.ts mayPayInPerson': 'reviewClaims',
  'claims/policy.ts maySeeOfPayer': 'seeWork',
  'claims/support-documents/authorizations/policy.ts mayKeepNumbers': 'reviewClaims',
  'claims/policy.ts maySeeClaims': 'seeWork',
  'finances/policy.ts mayKeepAccounts': 'reviewClaims',
  'finances/policy.ts mayKeepFinances': 'keepMoney',
  'finances/policy.ts mayReopenMonths': 'reopenMonths',
  'finances/policy.ts maySeeFinances': 'seeFigures',
  'clients/policy.ts mayManageClients': 'keepClients',
  'clients/policy.ts maySeeClients': 'seeWork',
  'contracts/agency-signing/policy.ts maySignForAgency': 'signContracts',
  'convocatories/policy.ts mayManageConvocatories': 'callTalents',
  'convocatories/policy.ts maySeeConvocatories': 'seeWork',
  'event-day/policy.ts mayRunEventDay': 'runEvents',
  'event-day/policy.ts maySeeEventDay': 'seeWork',
  'events/advance/policy.ts mayKeepMoney': 'keepMoney',
  'events/policy.ts mayManageEvents': 'runEvents',
  'events/policy.ts maySeeEvents': 'seeWork',
  'identity/api-keys/policy.ts mayUseKeys': 'seeWork',
  'imports/policy.ts maySeeImports': 'callTalents',
  'letters/policy.ts mayWriteToClients': 'keepClients',
  'letters/policy.ts mayWriteToTalents': 'callTalents',
  'operations/policy.ts mayRetryOwn': 'quote',
  'quotations/policy.ts mayManageQuotations': 'quote',
  'quotations/policy.ts maySeeQuotations': 'seeWork',
  'reminders/policy.ts mayKeepReminders': 'runEvents',
  'reminders/policy.ts maySeeReminders': 'seeWork',
  'documents/packs/policy.ts mayPackDocuments': 'openDocuments',
  'rides/policy.ts mayRunEventRides': 'runEvents',
  'rides/policy.ts maySeeEventRides': 'seeWork',
  'rides/policy.ts mayWatchRides': 'runEvents',
  'storage/policy.ts mayOpenFile': 'openDocuments',
  'talents/policy.ts joiningDoor': 'callTalents',
  'talents/policy.ts mayAddPhotos': 'callTalents',
  'talents/policy.ts mayImportTalents': 'callTalents',
  'talents/policy.ts mayInviteTalents': 'callTalents',
  'talents/policy.ts mayKeepTalents': 'callTalents',
  'talents/policy.ts mayKeepNotes': 'callTalents',
  'talents/policy.ts maySeeNotes': 'seeWork',
  'talents/policy.ts maySeeTalents': 'seeWork',
  'teams/policy.ts mayManageTeam': 'keepTeam',
  'webhooks/policy.ts mayKeepWebhooks': 'keepTeam',
  'archives/policy.ts mayKeepArchives': 'keepTeam',
};

const lib = path.resolve(import.meta.dirname, '..');
const files = readdirSync(lib, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'policy.ts')
  .sort();
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(path.join(lib, file))) as Record<string, unknown>] as const),
);
const policies = new Map<string, Policy>(
  modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function' ? [[`${file} ${name}`, value as Policy] as const] : [],
    ),
  ),
);

type Policy = (actor: Actor, subject: unknown) => unknown;

const AGENCY = '00000000-0000-4000-8000-00000000000a';
const document = {
  kind: 'CONTRACT_PDF',
  agencyId: AGENCY,
  talentId: null,
  eventId: null,
  visibility: 'PRIVATE',
  deletedAt: null,
};

/** Whether a policy lets a role pass: it answers false, or throws, where it does not. */
function allows(policy: Policy, role: AgencyRole): boolean {
  const actor: Actor = { kind: 'agencyUser', userId: AGENCY, agencyId: AGENCY, agencyState: 23, role };
  try {
    return policy(actor, document) !== false;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const passing = (policy: Policy) => ROLES.filter((role) => allows(policy, role));

test.each(Object.entries(POLICIES))('%s lets through the roles that the table says: %s', (name, ability) => {
  const policy = policies.get(name);
  expect(policy && passing(policy)).toEqual(ROLES.filter((role) => ABILITIES[ability].includes(role)));
});

test('a policy of any domain that tells roles apart is among them', () => {
  const apart = [...policies].filter(([, policy]) => ![0, ROLES.length].includes(passing(policy).length));
  expect(apart.map(([name]) => name).filter((name) => !(name in POLICIES))).toEqual([]);
});

test('every line of the table stands on a policy', () => {
  const named = new Set(Object.values(POLICIES));
  expect((Object.keys(ABILITIES) as Ability[]).filter((ability) => !named.has(ability))).toEqual([]);
});
