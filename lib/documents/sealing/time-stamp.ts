import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import { env } from '@/lib/platform/env';

const PATIENCE_MS = 10_000;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** granted and grantedWithMods (RFC 3161, 2.4.2). */
const GRANTED: readonly number[] = [0, 1];

/** A token and the moment that it states. */
export type TimeStamp = { readonly token: Buffer; readonly at: Date };

/**
 * Asks the authority of TIMESTAMP_URL (RFC 3161) when a signature's value was there. Throws when it does not answer in
 * 10 s, refuses, or answers about something else.
 */
export async function askTimeStamp(signature: Buffer): Promise<TimeStamp> {
  const { TIMESTAMP_URL: url, TIMESTAMP_AUTHORIZATION: authorization } = env();
  if (!url) throw new Error('No time-stamping authority is configured');
  const digest = createHash('sha256').update(signature).digest();
  // Positive and without a zero byte before it, so that it comes back as it went.
  const nonce = Buffer.concat([Buffer.from([0x41]), randomBytes(8)]);
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: new Uint8Array(digest) }),
    }),
    nonce: new asn1.Integer({ valueHex: new Uint8Array(nonce) }),
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(authorization ? { authorization } : {}),
    },
    body: new Uint8Array(request.toSchema().toBER()),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The time stamp was refused with ${response.status}`);
  }
  return readAnswer(new Uint8Array(await response.arrayBuffer()), digest, nonce);
}

function readAnswer(bytes: Uint8Array<ArrayBuffer>, digest: Buffer, nonce: Buffer): TimeStamp {
  const { status, timeStampToken } = TimeStampResp.fromBER(bytes);
  if (!GRANTED.includes(status.status) || !timeStampToken) {
    throw new Error(`The time stamp was refused with status ${status.status}`);
  }
  const content = new SignedData({ schema: timeStampToken.content }).encapContentInfo.eContent;
  if (!content) throw new Error('The time stamp has no content');
  const { messageImprint, nonce: answered, genTime } = TSTInfo.fromBER(content.getValue());
  const stamped = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!stamped.equals(digest)) throw new Error('The time stamp is of something else');
  if (!answered || !Buffer.from(answered.valueBlock.valueHexView).equals(nonce)) {
    throw new Error('The time stamp answers another request');
  }
  return { token: Buffer.from(timeStampToken.toSchema().toBER()), at: genTime };
}
