import { foldText } from '@/lib/core/text';

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
