import { foldText } from '@/lib/core/text';

const LONGEST_NAME = 110;

/** A name that every system takes: no path, no control or reserved character, no dot or space at its ends. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, '-')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const at = plain.lastIndexOf('.');
  const [base, extension] = at > 0 ? [plain.slice(0, at), plain.slice(at)] : [plain, ''];
  const short = base.slice(0, LONGEST_NAME).trimEnd() || 'archivo';
  // Names of devices, which Windows opens instead of the file.
  return `${/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short}${extension}`;
}

/** Names in the order given, each once whatever the case: the second 'a.pdf' is 'a (2).pdf'. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const at = name.lastIndexOf('.');
    const [base, extension] =
      at > name.lastIndexOf('/') + 1 ? [name.slice(0, at), name.slice(at)] : [name, ''];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${base} (${count})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The folder of a kind of papers, from the words that people read. */
export const folderOf = (words: string): string => foldText(words).replaceAll(/[^a-z0-9]+/g, '-');
