const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether something can be looked for: signs alone stand in no index, and would be sought in every row. */
export const isSearchable = (typed: string): boolean => LETTER_OR_DIGIT.test(typed);

/** The words of what was typed that have a letter or digit; where none has, one of signs, which nothing holds. */
export function searchableWords(typed: string): string[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const searchable = words.filter(isSearchable);
  return searchable.length > 0 ? searchable : words.slice(0, 1);
}
