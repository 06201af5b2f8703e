import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';

export type FileKind = 'pdf' | 'png' | 'jpg' | 'csv' | 'xlsx' | 'xml' | 'vcf';

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
};
const FILTERS: Readonly<Record<FileKind, string>> = {
  pdf: '.pdf,application/pdf',
  png: '.png,image/png',
  jpg: '.jpg,.jpeg,image/jpeg',
  csv: '.csv,.tsv,.txt,text/csv',
  xlsx: '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: '.xml,.xls,text/xml',
  vcf: '.vcf,text/vcard',
};

/** The `accept` attribute of a file input. */
export const acceptAttribute = (accept: readonly FileKind[]): string =>
  accept.map((kind) => FILTERS[kind]).join(',');

/** 'PDF, PNG o JPG'. */
export function kindNames(accept: readonly FileKind[]): string {
  const names = accept.map((kind) => kind.toUpperCase());
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} o ${last}` : last;
}

export const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/**
 * Why a chosen file cannot be sent, in words, or null. Only spares the person a wait: the server looks into the file
 * and decides by what it finds there.
 */
export function fileProblem(file: { name: string; size: number }, limits: FileLimits): string | null {
  if (file.size === 0) return texts.file.empty;
  if (!limits.accept.some((kind) => EXTENSIONS[kind].test(file.name))) {
    return fillText(texts.file.wrongType, { types: kindNames(limits.accept) });
  }
  if (file.size > limits.maxBytes) {
    return fillText(texts.file.tooLarge, { size: megabytes(limits.maxBytes) });
  }
  return null;
}
