import { AppError } from '@/lib/core/errors';

const ENCRYPTED = /\/Encrypt(?![\w#.-])/;
const LOCKED = /password/i;
/** A paper of a few pages has some hundreds; each is read and written again. */
const MOST_OBJECTS = 20_000;

const refuse = (reason: string) => new AppError('INVALID', `upload.${reason}`);

/**
 * What a PDF is that is encrypted and opens without a password: all its objects, packed in nothing. Null for one that is not
 * encrypted. Throws INVALID with `upload.lockedPdf` for one that asks for a password, and `upload.tooCostly`.
 */
export async function unlockPdf(bytes: Buffer): Promise<Buffer | null> {
  const text = bytes.toString('latin1');
  if (!ENCRYPTED.test(text)) return null;
  if (text.split('endobj').length > MOST_OBJECTS) throw refuse('tooCostly');
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const opened = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return Buffer.from(await opened.save({ useObjectStreams: false, updateFieldAppearances: false }));
  } catch (error) {
    throw refuse(error instanceof Error && LOCKED.test(error.message) ? 'lockedPdf' : 'damaged');
  }
}
