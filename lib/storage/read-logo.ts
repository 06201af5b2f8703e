import { findFile, readFileBytes } from './open-file';

/** The bytes of a logo for a document, or null when there is none or it cannot be read: a document needs none. */
export async function readLogo(fileId: string | null): Promise<Buffer | null> {
  const file = fileId ? await findFile(fileId) : null;
  if (!file || !['image/png', 'image/jpeg'].includes(file.mime)) return null;
  return readFileBytes(file).catch(() => null);
}
