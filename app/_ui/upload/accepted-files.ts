import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';

export type FileKind = 'pdf' | 'png' | 'jpg' | 'csv' | 'xlsx' | 'xml' | 'vcf' | 'zip';

export type FileLimits = {
  readonly accept: readonly FileKind[];
  readonly maxBytes: number;
};

const EXTENSIONS: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpg: /\.jpe?g$/i,
  csv: /\.(csv|tsv|txt)$/i,
  xlsx: /\.xlsx$/i,
  xml: /\.(xml|xls)$/i,
  vcf: /\.vcf$/i,
  zip: /\.zip$/i,
};
const FILTERS: Readonly<Record<FileKind, string>> = {
  pdf: '.pdf,application/pdf',
  png: '.png,image/png',
  jpg: '.jpg,.jpeg,image/jpeg',
  csv: '.csv,.tsv,.txt,text/csv',
  xlsx: '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: '.xml,.xls,text/xml',
  vcf: '.vcf,text/vcard',
  zip: '.zip,application/zip',
};

/** Pictures that the browser draws again before they are sent (`fitPicture`). */
const DRAWN_AGAIN = /\.(?:webp|avif|heic|heif)$/i;
/** Without HEIC: an iPhone gives a JPEG where that is not asked for. */
const DRAWN_FILTER = '.webp,image/webp,.avif,image/avif';
/** Larger ones are not opened. */
export const MOST_PICTURE_BYTES = 100 * 1024 * 1024;

/** The `accept` attribute of a file input. */
export const acceptAttribute = (accept: readonly FileKind[]): string =>
  [...accept.map((kind) => FILTERS[kind]), ...(accept.includes('jpg') ? [DRAWN_FILTER] : [])].join(',');

/** Whether a file is one of the kinds by its name, or becomes one before it is sent. */
const isOfKinds = (name: string, accept: readonly FileKind[]): boolean =>
  accept.some((kind) => EXTENSIONS[kind].test(name)) || (accept.includes('jpg') && DRAWN_AGAIN.test(name));

const isPicture = (name: string): boolean =>
  EXTENSIONS.jpg.test(name) || EXTENSIONS.png.test(name) || DRAWN_AGAIN.test(name);

/** What may be chosen, in words. */
export const limitsText = ({ accept, maxBytes }: FileLimits): string =>
  fillText(accept.includes('jpg') ? texts.file.limitsOfPictures : texts.file.limits, {
    types: kindNames(accept),
    size: megabytes(maxBytes),
  });

/** 'PDF, PNG o JPG'. */
export function kindNames(accept: readonly FileKind[]): string {
  const names = accept.map((kind) => kind.toUpperCase());
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} o ${last}` : last;
}

export const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/**
 * Why a chosen file cannot be sent, in words, or null. A picture may be larger: it is made smaller first. Only spares the person a wait: the server looks into the file
 * and decides by what it finds there.
 */
export function fileProblem(file: { name: string; size: number }, limits: FileLimits): string | null {
  if (file.size === 0) return texts.file.empty;
  if (!isOfKinds(file.name, limits.accept)) {
    return fillText(texts.file.wrongType, { types: kindNames(limits.accept) });
  }
  const isMadeSmaller = limits.accept.includes('jpg') && isPicture(file.name);
  if (file.size > (isMadeSmaller ? MOST_PICTURE_BYTES : limits.maxBytes)) {
    return fillText(texts.file.tooLarge, { size: megabytes(limits.maxBytes) });
  }
  return null;
}
