import { environmentNames } from './env-schema';

const KNOWN = new Set<string>(environmentNames);
/** In a shorter name a letter more or less makes another word of somebody else's. */
const SHORTEST = 6;
const lettersOff = (name: string): number => (name.length >= 12 ? 3 : 1);

/** How many letters must be put in, taken out or changed to come from one name to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** A line for each variable that is none of Elenco's but nearly: it would be ignored in silence. Never its value. */
export function tellMistakenNames(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(given).flatMap((name) => {
    if (KNOWN.has(name) || name.length < SHORTEST) return [];
    const meant = [...KNOWN].find(
      (known) => given[known] === undefined && distance(name, known) <= lettersOff(name),
    );
    return meant ? [`${name} no es una variable de Elenco: ¿es ${meant}?`] : [];
  });
}
