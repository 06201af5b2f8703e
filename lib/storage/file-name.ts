import { AppError } from '@/lib/core/errors';
import { withoutAccents } from '@/lib/core/text';

const LONGEST = 120;
/** What people download among folders of their own. */
const LONGEST_SAFE = 110;
const CONTROL = /\p{Cc}|\p{Cf}/gu;

/**
 * The name a file is shown and downloaded under: the person's own, without control characters, with the
 * extension of what the file really is. It never becomes part of a path. Throws INVALID
 * (`upload.badName`) when it holds a path.
 */
export function displayName(given: string, extension: string): string {
  const name = given.replaceAll(CONTROL, '').trim();
  if (/[/\\]/.test(name) || name === '.' || name === '..') throw new AppError('INVALID', 'upload.badName');
  const base = name.replace(/\.[a-z0-9]{1,8}$/i, '').slice(0, LONGEST) || 'archivo';
  return `${base}.${extension}`;
}

/** A name that every system takes: no path, no control or reserved character, no dot or space at its ends. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const at = plain.lastIndexOf('.');
  const [base, extension] = at > 0 ? [plain.slice(0, at), plain.slice(at)] : [plain, ''];
  const short = base.slice(0, LONGEST_SAFE).trimEnd() || 'archivo';
  // Names of devices, which Windows opens instead of the file.
  return `${/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short}${extension}`;
}

/** A Content-Disposition with the name in ASCII for old programs and in UTF-8 as RFC 6266 wants it. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = withoutAccents(name).replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
