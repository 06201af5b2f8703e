import { createHash } from 'node:crypto';

/** Texts that get a name, at the most: PostgreSQL keeps each of them, with its plan, on every connection. */
const MOST_NAMES = 300;
/** A text is worth a name when it comes again. */
const WORTH_IT = 2;
const MOST_PARAMETERS = 64;

/** A comment in a statement whose best plan depends on its values. */
export const PLANNED_EACH_TIME = '/* planned each time */';
const PATTERN = /\blike\b/i;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps a statement's plan; undefined for one that is planned each time: what has not
 * come twice, lists of values of any length, and searches, whose best plan depends on what is searched.
 */
export function statementName(text: string, parameters: number): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || parameters > MOST_PARAMETERS) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < WORTH_IT) {
    if (seen.size > 2 * MOST_NAMES) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  if (text.includes(PLANNED_EACH_TIME) || PATTERN.test(text)) return undefined;
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  const name = `e${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
