import { foldText } from '@/lib/core/text';

/** Words that say nothing of who somebody is. */
const FILLERS = new Set(
  `a al app atencion banco bank clientes cliente co colombia com de del el equipo grupo la las los notificaciones of
  oficial pagos s sas seguridad servicio servicios soporte support team y`.split(/\s+/),
);

/** Signs by which letters are passed for others, or that belong to addresses. */
const FOREIGN_SIGNS = /[^\p{Script=Latin}\p{M}\d\s.,&'’()/-]/u;

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const tellingOf = (words: readonly string[]): string => words.filter((word) => !FILLERS.has(word)).join('');

/** What is left of some banks is no name of theirs: 'Occidente' may be anybody. */
const COMMON = new Set(['america', 'agrario', 'bogota', 'occidente', 'popular', 'w']);

/**
 * Whether a name passes for one of these others (the product, a bank): it says nothing more than theirs, however it is
 * spaced or dressed up, or it holds all of a name of several words.
 */
export function passesForOther(name: string, others: readonly string[]): boolean {
  const words = wordsOf(name);
  const telling = tellingOf(words);
  const whole = ` ${words.join(' ')} `;
  return others.some((other) => {
    const own = wordsOf(other);
    const theirs = tellingOf(own);
    if (words.join('') === own.join('')) return true;
    if (telling === theirs && !COMMON.has(theirs)) return true;
    return own.length > 1 && whole.includes(` ${own.join(' ')} `);
  });
}

/** Whether a name says nothing of who it is ('Equipo de soporte'), so that it passes for whoever sends. */
export const namesNobody = (name: string): boolean => tellingOf(wordsOf(name)) === '';

/** Whether a name holds what only an address does, or letters of another script. */
export const hasForeignSigns = (name: string): boolean => FOREIGN_SIGNS.test(name);
