import { expect, test } from 'vitest';
import { acceptanceOf, maskedDocument, mayOpenNewer, offerStatus } from './rules';

const now = new Date('2026-05-10T12:00:00Z');
const sent = { stateId: 62, validUntil: now, voidedAt: null, supersededAt: null };
test.each([
  ['in its last moment', sent, 'OPEN'],
  ['a moment later', { ...sent, validUntil: new Date(now.getTime() - 1) }, 'EXPIRED'],
  ['without an end', { ...sent, validUntil: null }, 'OPEN'],
  ['that was accepted', { ...sent, stateId: 63 }, 'ACCEPTED'],
  ['that was rejected', { ...sent, stateId: 64 }, 'REJECTED'],
  ['that expired', { ...sent, stateId: 65 }, 'EXPIRED'],
  ['that was voided', { ...sent, stateId: 65, voidedAt: now, supersededAt: now }, 'VOIDED'],
  ['that was replaced', { ...sent, stateId: 65, supersededAt: now }, 'REPLACED'],
  ['that is a draft', { ...sent, stateId: 61 }, null],
])('an offer %s', (_, quotation, status) => {
  expect(offerStatus(quotation, now)).toBe(status);
});

test.each([
  ['CC', '123456', 'CC ···456'],
  ['CC', '12345', 'CC ···'],
  [null, '123456', '···456'],
])('%s %s is shown as %s', (code, number, shown) => {
  expect(maskedDocument(code, number)).toBe(shown);
});

test('the proof is of the acceptance, with a masked document where there is one', () => {
  const answer = { answer: 'CHANGES', name: 'Ana', documentType: 'CC', document: '123456' };
  const asked = { ...answer, versionHash: 'a', createdAt: now };
  const accepted = { ...asked, answer: 'ACCEPTED', name: 'Eva', versionHash: 'b' };
  expect(acceptanceOf([asked])).toBeNull();
  const proof = { name: 'Eva', document: 'CC ···456', at: '2026-05-10T12:00:00.000Z', hash: 'b' };
  expect(acceptanceOf([asked, accepted])).toEqual(proof);
  expect(acceptanceOf([{ ...accepted, document: null }])).toEqual({ ...proof, document: null });
});

const replaced = { clientId: 'c', emailClient: 'ana@casa.co' };
const newer = { clientId: 'c', emailClient: ' Ana@Casa.co ', livingLinks: 1 };
test.each([
  ['the same client at the same address', replaced, newer, true],
  ['nobody once its links have ended', replaced, { ...newer, livingLinks: 0 }, false],
  ['the same while few links are valid', replaced, { ...newer, livingLinks: 49 }, true],
  ['nobody once many are', replaced, { ...newer, livingLinks: 50 }, false],
  ['no other client', replaced, { ...newer, clientId: 'd' }, false],
  ['no other address', replaced, { ...newer, emailClient: 'eva@casa.co' }, false],
  ['nobody without an address', { ...replaced, emailClient: null }, { ...newer, emailClient: null }, false],
  ['nobody without a newer address', replaced, { ...newer, emailClient: null }, false],
  ['nobody without an older address', { ...replaced, emailClient: null }, newer, false],
  ['no client that is none', { ...replaced, clientId: null }, { ...newer, clientId: null }, false],
])('the newer version opens to %s', (_, before, after, may) => {
  expect(mayOpenNewer(before, after)).toBe(may);
});
