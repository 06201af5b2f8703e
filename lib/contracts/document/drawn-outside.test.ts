import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../testing/signer';
import { openContractPdf } from './document';

useDatabase();

vi.mock('../pdf/contract-pdf', () => ({
  renderContractPdf: () => Promise.reject(new Error('drawn in the web process')),
}));

test('who opens a contract before its job has come gets it drawn in another process', async () => {
  const { signer } = await makeSigner();
  await signWithCode(signer, ACCEPTED, CONTEXT);
  const [first, second] = await Promise.all([openContractPdf(signer), openContractPdf(signer)]);
  expect(first.file.id).toBe(second.file.id);
  expect(await readPdf(await buffer(first.body))).toMatch(/CTR-\d{4}-00001/);
});
