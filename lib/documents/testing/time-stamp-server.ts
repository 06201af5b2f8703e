import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { parseCertificate, readCertificates, readPrivateKey } from '../sealing/certificate-parts';
import { makeCertificate } from '../sealing/make-certificate';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';

/** How the authority behaves: well, not at all, by refusing, or by stamping something else. */
export type Manner = 'stamps' | 'fails' | 'refuses' | 'stamps another';

/** A time-stamping authority (RFC 3161) on this machine, whose moment is always the same. */
export async function startTimeStampServer(at: Date) {
  const made = await makeCertificate('Autoridad de prueba');
  const [der] = readCertificates(made.certificate);
  const certificate = parseCertificate(der);
  const privateKey = await readPrivateKey(made.privateKey, der);
  let manner: Manner = 'stamps';
  let asked = 0;

  async function tokenFor({ messageImprint, nonce }: TimeStampReq): Promise<ContentInfo> {
    const hashed =
      manner === 'stamps another' ? randomBytes(32) : messageImprint.hashedMessage.valueBlock.valueHexView;
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint: new MessageImprint({
        hashAlgorithm: messageImprint.hashAlgorithm,
        hashedMessage: new asn1.OctetString({ valueHex: new Uint8Array(hashed) }),
      }),
      serialNumber: new asn1.Integer({ value: 1 }),
      genTime: at,
      ...(nonce ? { nonce } : {}),
    });
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: TST_INFO,
        eContent: new asn1.OctetString({ valueHex: info.toSchema().toBER() }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
        }),
      ],
      certificates: [certificate],
    });
    await signed.sign(privateKey, 0, 'SHA-256');
    return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  }

  const server = createServer(async (request, response) => {
    asked += 1;
    const body = new Uint8Array(await buffer(request));
    if (manner === 'fails' || request.headers['content-type'] !== 'application/timestamp-query') {
      return void response.writeHead(503).end();
    }
    const answer =
      manner === 'refuses'
        ? new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) })
        : new TimeStampResp({
            status: new PKIStatusInfo({ status: 0 }),
            timeStampToken: await tokenFor(TimeStampReq.fromBER(body)),
          });
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
    response.end(Buffer.from(answer.toSchema().toBER()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`,
    behave: (other: Manner) => {
      manner = other;
    },
    asked: () => asked,
    close: () => new Promise((done) => server.close(done)),
  };
}
