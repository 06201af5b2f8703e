import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { claims, supportDocuments } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { approveClaim } from '../review/approve-claim';
import { reopenClaim } from '../review/reopen-claim';
import { sendClaim } from '../send-claim';
import { CLAIM_FORM, makeServedTalent } from '../testing/claimed';
import { addAuthorization } from './authorizations/keep-authorization';
import { listAuthorizations } from './authorizations/queries';
import { readClaimSupport } from './claim-support';
import { renderSupportPdf } from './pdf/support-pdf';
import { listSupport } from './queries';
import { issueSupport, resendSupport } from './resend-document';
import type { SupportSnapshot } from './snapshot';
import { completeParties, makeAuthorization, makePlatformAuthorization } from './testing/numbered';
import { supportXml } from './ubl/support-xml';
import '@/lib/root/notices';

const database = useDatabase();

const isAt = (address: string | null) => {
  delete process.env.COMPANY_ADDRESS;
  if (address) process.env.COMPANY_ADDRESS = address;
  resetEnv();
};
beforeEach(() => isAt('Calle 93 # 11-26'));

const rowsOf = (claimId: string) =>
  database.db.select().from(supportDocuments).where(eq(supportDocuments.claimId, claimId));

/** A claim that the platform pays, of an agency with numbers of its own. */
async function makeCollected() {
  const { agency, actor } = await makeAgencyUser(database.db);
  await makeAuthorization(database.db, agency.id);
  const talent = await makeServedTalent(database.db, agency, true);
  const claim = await sendClaim(talent, CLAIM_FORM);
  await completeParties(database.db, agency.id);
  return { agency, owner: actor, claim };
}

const GIVEN = {
  ...{ resolution: '18764099999999', resolutionOn: '2026-01-02', prefix: 'PL', fromNumber: 1, toNumber: 50 },
  ...{ validFrom: '2020-01-02', validTo: '2099-01-01' },
};

test('what the platform pays takes its number, names it as who buys and the agency as for whom', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  await makePlatformAuthorization(database.db);
  const { agency, owner, claim } = await makeCollected();
  await approveClaim(owner, claim.id);
  const [document] = await rowsOf(claim.id);
  expect(document).toMatchObject({ thirdParty: true, prefix: 'PL', number: 1, agencyId: agency.id });
  const snapshot = document?.snapshot as SupportSnapshot;
  expect(snapshot.buyer).toMatchObject({
    name: 'Elenco S.A.S.',
    id: '900000000',
    address: { cityCode: '11001' },
  });
  expect(snapshot.onBehalfOf).toContain(`${agency.name}, NIT 9`);
  const xml = supportXml({ document: snapshot, cuds: document?.cuds ?? '', softwarePin: '1' });
  expect(xml).toContain('Compra en mandato por cuenta de ');
  const pdf = await renderSupportPdf({
    document: snapshot,
    cuds: document?.cuds ?? '',
    issuedAt: '2026-11-26T12:00:00Z',
    isTransmitted: false,
  });
  expect((await readPdf(pdf)).replaceAll(/\s+/g, ' ')).toContain(`En mandato de ${agency.name}`);

  expect((await listSupport(administrator)).map(({ id }) => id)).toEqual([document?.id]);
  expect(await listSupport(owner)).toEqual([]);
  expect(await readClaimSupport(owner, claim.id)).toMatchObject({
    isOwn: false,
    documents: [{ prefix: 'PL' }],
  });
  expect(await readClaimSupport(administrator, claim.id)).toMatchObject({ isOwn: true, numbering: 'ACTIVE' });
  await expect(resendSupport(owner, document?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await resendSupport(administrator, document?.id ?? '')).toMatchObject({ state: 'PENDING' });
});

test('its notes, ranges and numbers are its own, whatever agencies number', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const given = await listAuthorizations(administrator);
  const { owner, claim } = await makeCollected();
  await approveClaim(owner, claim.id);
  await reopenClaim(owner, claim.id);
  const note = (await rowsOf(claim.id)).find(({ kind }) => kind === 'ADJUSTMENT');
  expect(note).toMatchObject({ thirdParty: true, prefix: 'NDS', number: 1 });
  await expect(addAuthorization(administrator, GIVEN)).rejects.toMatchObject({
    fields: { fromNumber: 'validation.support.overlap' },
  });
  // The same prefix and numbers are another agency's and nobody's matter here.
  const other = await makeAgencyUser(database.db);
  await addAuthorization(other.actor, GIVEN);
  expect((await listAuthorizations(administrator)).map(({ id }) => id)).toEqual(given.map(({ id }) => id));
});

test('an installation that does not say where the platform is spends no number, and says what lacks', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const { owner, claim } = await makeCollected();
  isAt(null);
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED' });
  expect(await rowsOf(claim.id)).toEqual([]);
  expect(await readClaimSupport(administrator, claim.id)).toMatchObject({
    lacks: ['Falta la dirección de la plataforma: está en la configuración de la instalación.'],
  });
  await expect(issueSupport(administrator, claim.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  isAt('Calle 93 # 11-26');
  await expect(issueSupport(owner, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await issueSupport(administrator, claim.id)).toMatchObject({ prefix: 'PL', thirdParty: true });
  const [own] = await database.db.select().from(claims).where(eq(claims.id, claim.id));
  expect(own?.thirdParty).toBe(true);
});
