import * as asn1 from 'asn1js';
import { type Attribute, ContentInfo, SignedData } from 'pkijs';

/** What a reader of PDF finds of a signature. */
export type PdfSignature = {
  /** The signed bytes are what was signed. */
  readonly isValid: boolean;
  /** All of the file but the signature itself. */
  readonly coversAll: boolean;
  readonly subFilter: string | undefined;
  /** OIDs of the signed and the unsigned attributes. */
  readonly signedAttributes: readonly string[];
  readonly unsignedAttributes: readonly string[];
  readonly certificates: number;
};

const RANGE = /\/ByteRange \[ (\d+) (\d+) (\d+) (\d+) \]/;

const typesOf = (attributes: readonly Attribute[] | undefined) => (attributes ?? []).map(({ type }) => type);

/** Reads the one signature of a PDF as any reader would, from the file alone. Throws when there is none. */
export async function verifyPdf(pdf: Buffer): Promise<PdfSignature> {
  const text = pdf.toString('latin1');
  const range = RANGE.exec(text);
  if (!range) throw new Error('The PDF is not signed');
  const [start = 0, first = 0, second = 0, rest = 0] = range.slice(1).map(Number);
  const covered = Buffer.concat([pdf.subarray(start, start + first), pdf.subarray(second, second + rest)]);
  const hex = text.slice(first + 1, second - 1);
  const { result, offset } = asn1.fromBER(new Uint8Array(Buffer.from(hex, 'hex')));
  if (offset === -1) throw new Error('The signature is not DER');
  const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const [info] = signed.signerInfos;
  const isValid = await signed
    .verify({ signer: 0, data: new Uint8Array(covered).buffer, checkChain: false })
    .catch(() => false);
  return {
    isValid,
    coversAll: start === 0 && second + rest === pdf.length && text[first] === '<' && text[second - 1] === '>',
    subFilter: /\/SubFilter \/([\w.]+)/.exec(text)?.[1],
    signedAttributes: typesOf(info?.signedAttrs?.attributes),
    unsignedAttributes: typesOf(info?.unsignedAttrs?.attributes),
    certificates: signed.certificates?.length ?? 0,
  };
}
