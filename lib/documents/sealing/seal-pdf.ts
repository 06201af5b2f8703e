import {
  type PDFArray,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib';
import { type SealKey, type StampTime, signDetached } from './cms-signature';

/** Room for the signature: the certificates, and what stands around them. */
const FRAME_BYTES = 2048;
/** Room for a time-stamp token with its authority's certificates. */
const TOKEN_BYTES = 16_384;
/** Written where the four numbers of /ByteRange will stand: as wide as they can be in a PDF of 50 MB. */
const RANGE = '/ByteRange [ 0 1234567890 1234567890 1234567890 ]';

export type SealOptions = {
  readonly key: SealKey;
  /** Absent where no authority is configured. */
  readonly stampTime?: StampTime | undefined;
  /** Who seals, as readers show it. */
  readonly name: string;
  /** Why, in Spanish. */
  readonly reason: string;
  readonly at: Date;
};

/**
 * The PDF with an invisible signature over all of its bytes (PAdES, ETSI.CAdES.detached); nothing may be added after it
 * (DocMDP level 1). Throws when the bytes are no PDF, or the time stamp cannot be had.
 */
export async function sealPdf(bytes: Buffer, options: SealOptions): Promise<Buffer> {
  const room = roomFor(options);
  const prepared = await withPlaceholder(bytes, options, room);
  const rangeAt = prepared.lastIndexOf(RANGE);
  const contentsAt = prepared.indexOf(`<${'0'.repeat(16)}`, rangeAt);
  if (rangeAt < 0 || contentsAt < 0) throw new Error('The place of the signature is not in the PDF');
  const afterContents = contentsAt + room * 2 + 2;
  const range = `/ByteRange [ 0 ${contentsAt} ${afterContents} ${prepared.length - afterContents} ]`;
  prepared.write(range.padEnd(RANGE.length), rangeAt, 'latin1');
  const covered = Buffer.concat([prepared.subarray(0, contentsAt), prepared.subarray(afterContents)]);
  const signature = await signDetached(covered, options.key, options.stampTime);
  if (signature.length > room) throw new Error(`The signature takes ${signature.length} of ${room} bytes`);
  prepared.write(signature.toString('hex'), contentsAt + 1, 'latin1');
  return prepared;
}

function roomFor({ key, stampTime }: SealOptions): number {
  const certificates = key.certificates.reduce((sum, { length }) => sum + length, 0);
  return FRAME_BYTES + certificates + (stampTime ? TOKEN_BYTES : 0);
}

/** The PDF with an empty signature field, whole again: readers find one revision in it. */
async function withPlaceholder(bytes: Buffer, options: SealOptions, room: number): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = pdf;
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const signature = context.register(
    PDFInvalidObject.of(
      Buffer.from(
        [
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
          RANGE,
          `/Contents <${'0'.repeat(room * 2)}>`,
          `/M ${PDFString.fromDate(options.at)}`,
          `/Name ${PDFHexString.fromText(options.name)}`,
          `/Reason ${PDFHexString.fromText(options.reason)}`,
          '/Reference [ << /Type /SigRef /TransformMethod /DocMDP',
          '/TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >> ] >>',
        ].join('\n'),
      ),
    ),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Sello'),
      // Printed, and locked: PDF/A asks for the first.
      F: 132,
      P: page.ref,
    }),
  );
  const annotations = page.node.Annots() ?? context.obj([]);
  (annotations as PDFArray).push(field);
  page.node.set(PDFName.of('Annots'), annotations);
  // Signatures are there, and the file is only appended to.
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: PDFNumber.of(3), Fields: [field] }));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  const saved = await pdf.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return Buffer.from(saved);
}
