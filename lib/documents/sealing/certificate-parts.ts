import { createHash, createPrivateKey, type KeyObject, webcrypto, X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';

type SealAlgorithm = { readonly name: 'RSASSA-PKCS1-v1_5'; readonly hash: 'SHA-256' } | EcAlgorithm;
type EcAlgorithm = { readonly name: 'ECDSA'; readonly namedCurve: string };

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM text in DER, the signer's first. Throws where there is none. */
export function readCertificates(pem: string): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = (pem.match(PEM) ?? []).map((one) => new X509Certificate(one).raw);
  if (!first) throw new Error('There is no certificate in PEM');
  return [first, ...others];
}

/** SHA-256 of a certificate in DER, in hexadecimal. */
export const fingerprintOf = (certificate: Buffer): string =>
  createHash('sha256').update(certificate).digest('hex');

export const parseCertificate = (der: Buffer): Certificate => Certificate.fromBER(new Uint8Array(der));

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): SealAlgorithm {
  if (type === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = CURVES[details?.namedCurve ?? ''];
  if (type === 'ec' && namedCurve) return { name: 'ECDSA', namedCurve };
  throw new Error(`A key of kind ${type} seals no document: RSA, P-256 and P-384 do`);
}

/** A private key in PEM as it signs; it belongs to the certificate, or this throws. */
export async function readPrivateKey(pem: string, certificate: Buffer): Promise<webcrypto.CryptoKey> {
  const key = createPrivateKey(pem);
  if (!new X509Certificate(certificate).checkPrivateKey(key)) {
    throw new Error('The private key is not the one of the certificate');
  }
  const der = key.export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithmOf(key), false, ['sign']);
}
