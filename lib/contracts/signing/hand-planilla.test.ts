import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { database as connection } from '@/lib/platform/database';
import '@/lib/root/file-kinds';
import { listPapers } from '@/lib/talents/own/papers/queries';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { listContractPapers } from '../queries';
import { paperOf } from '../testing/papers';
import { makeContractingAgency, signerOf } from '../testing/signer';
import { keepContractPapers } from './hand-papers';
import { handPlanilla } from './hand-planilla';
import { uploadContractPaper } from './upload-paper';

const database = useDatabase();

async function makeSigner() {
  const { agency } = await makeContractingAgency();
  const place = await makeConvocated(database.db, { agency });
  const handed = async () =>
    (await listContractPapers(connection(), place.eventId, place.talentId)).map(({ kind, sha256 }) => ({
      kind,
      sha256,
    }));
  return { signer: signerOf(place), handed };
}

test.each([
  ['eps', 'arl'],
  ['arl', 'eps'],
] as const)('a planilla that was uploaded as %s once is used as %s', async (given, missing) => {
  const { signer, handed } = await makeSigner();
  await expect(handPlanilla(signer, { kind: missing })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await uploadContractPaper(signer, { kind: given, name: 'planilla.png', bytes: await paperOf('eps') });
  await handPlanilla(signer, { kind: missing });
  const documents = await handed();
  expect(documents.map(({ kind }) => kind)).toEqual(['arl', 'eps']);
  expect(new Set(documents.map(({ sha256 }) => sha256)).size).toBe(1);
  expect(await keepContractPapers(signer)).toBe(2);
  expect(await keepContractPapers(signer)).toBe(0);
  expect((await listPapers(signer)).map(({ kind }) => kind).toSorted()).toEqual(['arl', 'eps']);
});

test('the same file uploaded twice is EPS and ARL, and no other document', async () => {
  const { signer, handed } = await makeSigner();
  const upload = async (kind: string) =>
    uploadContractPaper(signer, { kind, name: 'planilla.png', bytes: await paperOf('eps') });
  await upload('eps');
  await upload('arl');
  await expect(upload('rut')).rejects.toMatchObject({ messageKey: 'contract.sameFile' });
  expect(await handed()).toHaveLength(2);
  await expect(handPlanilla(signer, { kind: 'rut' as 'eps' })).rejects.toMatchObject({ code: 'INVALID' });
});
