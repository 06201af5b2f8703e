import { createHash, type webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { parseCertificate } from './certificate-parts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
/** id-aa-signingCertificateV2 (RFC 5035). */
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** id-aa-timeStampToken (RFC 3161, appendix A). */
const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

const SIGNED_ATTRIBUTES = 0;
const UNSIGNED_ATTRIBUTES = 1;

/** Who signs: the signer's certificate in DER, those of its issuers, and the key. */
export type SealKey = {
  readonly certificates: readonly [Buffer, ...Buffer[]];
  readonly privateKey: webcrypto.CryptoKey;
};

/** Asks for a time-stamp token of a signature's value. */
export type StampTime = (signature: Buffer) => Promise<Buffer>;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: new Uint8Array(bytes) });

/** ESSCertIDv2 with its default hash, SHA-256: the signature names the certificate that it belongs to. */
const signingCertificate = (certificate: Buffer) =>
  new asn1.Sequence({
    value: [new asn1.Sequence({ value: [new asn1.Sequence({ value: [octets(sha256(certificate))] })] })],
  });

/**
 * A detached CMS signature of `content` with the signed attributes of PAdES B-B (ETSI EN 319 142-1): content type,
 * message digest and signing-certificate-v2, and no signing time. With `stampTime` it is B-T: the token stands beside
 * them, unsigned. Returns DER.
 */
export async function signDetached(content: Buffer, key: SealKey, stampTime?: StampTime): Promise<Buffer> {
  const [own] = key.certificates;
  const certificates = key.certificates.map(parseCertificate);
  const [signer] = certificates;
  if (!signer) throw new Error('No certificate');
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: SIGNED_ATTRIBUTES,
      attributes: [
        new Attribute({ type: CONTENT_TYPE, values: [new asn1.ObjectIdentifier({ value: DATA })] }),
        new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(content))] }),
        new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [signingCertificate(own)] }),
      ],
    }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [info],
    certificates,
  });
  await signed.sign(key.privateKey, 0, 'SHA-256', new Uint8Array(content));
  if (stampTime) {
    const token = await stampTime(Buffer.from(info.signature.valueBlock.valueHexView));
    const { result } = asn1.fromBER(new Uint8Array(token));
    info.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: UNSIGNED_ATTRIBUTES,
      attributes: [new Attribute({ type: TIME_STAMP_TOKEN, values: [result] })],
    });
  }
  const wrapped = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(wrapped.toSchema().toBER());
}
