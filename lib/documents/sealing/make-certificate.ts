import { generateKeyPair, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import * as asn1 from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
} from 'pkijs';
import { currentTime } from '@/lib/platform/clock';

const RSA_BITS = 3072;
const YEARS = 10;
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const COUNTRY = '2.5.4.6';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and contentCommitment (RFC 5280, 4.2.1.3), the first two bits. */
const SIGNS = new Uint8Array([0b1100_0000]);

/** A certificate and its key in PEM. */
export type MadeCertificate = { readonly certificate: string; readonly privateKey: string };

/** A name whose parts stand one below the other, as readers expect them. */
function nameOf(organization: string): RelativeDistinguishedNames {
  const part = (type: string, value: asn1.PrintableString | asn1.Utf8String) =>
    new asn1.Set({ value: [new AttributeTypeAndValue({ type, value }).toSchema()] });
  const parts = new asn1.Sequence({
    value: [
      part(COUNTRY, new asn1.PrintableString({ value: 'CO' })),
      part(ORGANIZATION, new asn1.Utf8String({ value: organization })),
      part(COMMON_NAME, new asn1.Utf8String({ value: `Sello de integridad de ${organization}` })),
    ],
  });
  return RelativeDistinguishedNames.fromBER(parts.toBER());
}

/**
 * A certificate that vouches for itself, for the seal of an installation that was given none: it proves that a document
 * did not change since, and says so in its name; who issued it nobody certifies.
 */
export async function makeCertificate(organization: string): Promise<MadeCertificate> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const imported = (part: Buffer, format: 'spki' | 'pkcs8', use: 'sign' | 'verify') =>
    webcrypto.subtle.importKey(format, new Uint8Array(part), algorithm, true, [use]);
  const publicKey = await imported(pair.publicKey.export({ format: 'der', type: 'spki' }), 'spki', 'verify');
  const privateKey = await imported(
    pair.privateKey.export({ format: 'der', type: 'pkcs8' }),
    'pkcs8',
    'sign',
  );
  const serial = randomBytes(16);
  // A positive number without a zero byte before it, as DER writes numbers.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const now = currentTime();
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial) });
  certificate.issuer = nameOf(organization);
  certificate.subject = nameOf(organization);
  certificate.notBefore.value = now;
  certificate.notAfter.value = end;
  certificate.extensions = [
    new Extension({
      extnID: BASIC_CONSTRAINTS,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({
      extnID: KEY_USAGE,
      critical: true,
      extnValue: new asn1.BitString({ valueHex: SIGNS, unusedBits: 6 }).toBER(),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  const der = Buffer.from(certificate.toSchema(true).toBER());
  return {
    certificate: new X509Certificate(der).toString(),
    privateKey: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}
