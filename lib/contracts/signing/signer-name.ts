const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether what somebody typed is a signer's name: two of its words or all that it has, and no other, in any case and
 * accents.
 */
export function isNameOf(typed: string, name: string): boolean {
  const [given, known] = [new Set(words(typed)), new Set(words(name))];
  return (
    given.size >= Math.min(2, known.size) && given.size > 0 && [...given].every((word) => known.has(word))
  );
}
