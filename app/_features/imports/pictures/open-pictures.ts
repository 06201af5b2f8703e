import { fileProblem, MOST_PICTURE_BYTES } from '@/app/_ui/upload/accepted-files';
import { UploadError } from '@/app/_ui/upload/send-file';
import { MAX_UPLOAD_BYTES } from '@/lib/core/upload-limit';
import { fillText } from '@/lib/i18n/fill-text';
import controls from '@/lib/i18n/messages/es/controls.json';
import messages from '@/lib/i18n/messages/es/importPictures.json';

/** A picture that was chosen, or lies in a ZIP: its bytes are read when they are wanted, and then only its own. */
export type Picture = {
  /** Where it lies, as its folder or ZIP has it. */
  readonly path: string;
  /** Why it can never be sent, in words. */
  readonly problem: string | null;
  readonly open: () => Promise<File>;
};

const LIMITS = { accept: ['jpg', 'png'], maxBytes: MAX_UPLOAD_BYTES } as const;
const isZip = (name: string): boolean => /\.zip$/i.test(name);

/** What systems put beside one's own files. */
const SYSTEMS = /(?:^|\/)(?:__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)(?:\/|$)/i;

const nameOf = (path: string): string => path.split(/[/\\]/).pop() ?? path;

/**
 * The pictures among chosen files, also of their ZIPs. What is none is among them, with why. Throws an UploadError for a
 * ZIP that cannot be read, and for more files than are taken at once.
 */
export async function openPictures(files: readonly File[], most: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const file of files) {
    if (isZip(file.name)) pictures.push(...(await openZip(file, most)));
    else {
      const path = file.webkitRelativePath || file.name;
      pictures.push({ path, problem: fileProblem(file, LIMITS), open: async () => file });
    }
    if (pictures.length > most) throw tooMany(most);
  }
  return pictures;
}

const tooMany = (most: number): UploadError => new UploadError(fillText(messages.tooMany, { most }));

/** Names that are UTF-8 though the ZIP does not say so, as those of macOS; others are read as DOS wrote them. */
function decodeName(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function openZip(file: File, most: number): Promise<Picture[]> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const pictures: Picture[] = [];
  const reader = new ZipReader(new BlobReader(file), { decodeText: decodeName });
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || SYSTEMS.test(entry.filename)) continue;
      // As it would lie once it is unpacked: the ZIP of one person may have its name.
      const path = `${file.name.replace(/\.zip$/i, '')}/${entry.filename}`;
      if (pictures.length === most) throw tooMany(most);
      const size = entry.uncompressedSize;
      const problem = entry.encrypted ? messages.locked : fileProblem({ name: nameOf(path), size }, LIMITS);
      pictures.push({ path, problem, open: () => unpack(entry, nameOf(path)) });
    }
  } catch (error) {
    throw error instanceof UploadError
      ? error
      : new UploadError(fillText(messages.badZip, { name: file.name }));
  }
  return pictures;
}

type Entry = { readonly getData: (writer: WritableStream<Uint8Array>) => Promise<unknown> };

/** The bytes of one file of a ZIP, up to a bound, whatever size the ZIP says it has. */
async function unpack(entry: Entry, name: string): Promise<File> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const writer = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > MOST_PICTURE_BYTES) throw new UploadError(messages.bursts);
      chunks.push(new Uint8Array(chunk));
    },
  });
  try {
    await entry.getData(writer);
  } catch (error) {
    if (size > MOST_PICTURE_BYTES) throw new UploadError(messages.bursts);
    throw error instanceof UploadError ? error : new UploadError(controls.file.notShrunk);
  }
  return new File(chunks, name);
}
