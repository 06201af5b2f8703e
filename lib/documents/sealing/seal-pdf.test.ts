import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readPdf } from '@/db/testing/read-pdf';
import { AppError } from '@/lib/core/errors';
import { resetEnv } from '@/lib/platform/env';
import { drawSample } from '../testing/draw-sample';
import { startTimeStampServer } from '../testing/time-stamp-server';
import { verifyPdf } from '../testing/verify-pdf';
import { readCertificates, readPrivateKey } from './certificate-parts';
import type { SealKey } from './cms-signature';
import { makeCertificate } from './make-certificate';
import { sealPdf } from './seal-pdf';
import { askTimeStamp } from './time-stamp';

const AT = new Date('2026-11-20T15:00:00Z');
const STAMPED = new Date('2026-11-20T15:00:02Z');
/** content-type, message-digest and signing-certificate-v2: PAdES B-B, without a signing time. */
const B_B = ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'];
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

let key: SealKey;
let server: Awaited<ReturnType<typeof startTimeStampServer>>;
beforeAll(async () => {
  const made = await makeCertificate('Elenco S.A.S.');
  const certificates = readCertificates(made.certificate);
  key = { certificates, privateKey: await readPrivateKey(made.privateKey, certificates[0]) };
  server = await startTimeStampServer(STAMPED);
});
beforeEach(() => server.behave('stamps'));
afterAll(() => server.close());

const seal = async (pages: number, stampTime?: (signature: Buffer) => Promise<Buffer>) =>
  sealPdf(await drawSample(pages), { key, stampTime, name: 'Elenco S.A.S.', reason: 'Sello', at: AT });

test('a sealed PDF is one revision, signed as PAdES B-B over all of its bytes, and says what it said', async () => {
  const pdf = await seal(3);
  expect(await verifyPdf(pdf)).toEqual({
    isValid: true,
    coversAll: true,
    subFilter: 'ETSI.CAdES.detached',
    signedAttributes: B_B,
    unsignedAttributes: [],
    certificates: 1,
  });
  expect(pdf.toString('latin1').match(/%%EOF/g)).toHaveLength(1);
  expect(await readPdf(pdf)).toBe(await readPdf(await drawSample(3)));
});

test('one changed byte is found, wherever it is', async () => {
  const pdf = await seal(1);
  const { length } = pdf;
  const contents = pdf.indexOf('/Contents <30');
  for (const at of [20, Math.floor(contents / 2), contents - 5, length - 8]) {
    const changed = Buffer.from(pdf);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await verifyPdf(changed)).toMatchObject({ isValid: false });
  }
  expect(await verifyPdf(Buffer.concat([pdf, Buffer.from('x')]))).toMatchObject({ coversAll: false });
});

test('with a time-stamping authority it is B-T: the token stands beside the signature, which stays valid', async () => {
  vi.stubEnv('TIMESTAMP_URL', server.url);
  resetEnv();
  const at: Date[] = [];
  const pdf = await seal(1, async (signature) => {
    const stamp = await askTimeStamp(signature);
    at.push(stamp.at);
    return stamp.token;
  });
  expect(await verifyPdf(pdf)).toMatchObject({
    isValid: true,
    signedAttributes: B_B,
    unsignedAttributes: [TIME_STAMP_TOKEN],
  });
  expect(at).toEqual([STAMPED]);
});

test('a time stamp of something else, a refusal and a failure are none', async () => {
  vi.stubEnv('TIMESTAMP_URL', server.url);
  resetEnv();
  server.behave('stamps another');
  await expect(askTimeStamp(Buffer.from('x'))).rejects.toThrow('of something else');
  server.behave('refuses');
  await expect(askTimeStamp(Buffer.from('x'))).rejects.toThrow('status 2');
  server.behave('fails');
  await expect(askTimeStamp(Buffer.from('x'))).rejects.toThrow('503');
});

test('a key of another certificate, or of a kind that readers do not know, is refused', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = other.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await expect(readPrivateKey(pem, key.certificates[0])).rejects.toThrow('not the one of the certificate');
  await expect(
    sealPdf(Buffer.from('no PDF'), { key, name: '', reason: '', at: AT }),
  ).rejects.not.toBeInstanceOf(AppError);
});
