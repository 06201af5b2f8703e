import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { claims } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor } from '@/lib/core/actor';
import { encrypt } from '@/lib/platform/encryption';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { openClaimPdf } from './document';
import type { ClaimSnapshot } from './snapshot';

const database = useDatabase();

vi.mock('./pdf/claim-pdf', () => ({
  renderClaimPdf: () => Promise.reject(new Error('drawn in the web process')),
}));

const snapshot: ClaimSnapshot = {
  platform: { productName: 'Elenco', legalName: 'Elenco S.A.S.', taxId: '900.000.000-5' },
  code: '7',
  date: '2026-11-22',
  thirdParty: false,
  agency: { name: 'Casa Norte', documentType: 'NIT', identification: '901.234.567-7' },
  event: { name: 'Lanzamiento', code: 'COT-00001' },
  activities: 'Modelaje',
  price: 300_000,
  currency: 'COP',
  bank: 'Bancolombia',
  accountType: 'AHORROS',
  talent: {
    name: 'Ana/María Ríos',
    documentType: 'Cédula de ciudadanía',
    identification: '1020',
    phone: '3001112233',
    address: 'Calle 1',
    email: 'ana@x.co',
  },
  validity: 'Válida.',
  signedAt: '2026-11-22T15:30:00Z',
  timeZone: 'America/Bogota',
};

test('who opens a claim before its job has come gets it drawn in another process', async () => {
  const convocated = await makeConvocated(database.db);
  const contract = await makeContract(database.db, { convocated });
  const id = crypto.randomUUID();
  const accountEncrypted = encrypt('00123456789', id);
  await makeClaim(database.db, { id, convocated, contract, snapshot, accountEncrypted });
  const { agencyId, convocatoryId, talentId } = convocated;
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'CLAIM',
    confirmed: CONFIRMED,
    agencyId,
    subject: { convocatoryId, talentId },
  };
  const { file, body } = await openClaimPdf(holder);
  expect(file.name).toBe('Cuenta de cobro 7 Ana-María Ríos.pdf');
  expect(await readPdf(await buffer(body))).toContain('00123456789');
  expect((await database.db.select().from(claims))[0]?.pdfFileId).toBe(file.id);
});
