import { foldText } from '../text';

export type FullName = { readonly name: string; readonly lastname: string };

/** Words that belong to the one behind them. */
const PARTICLES: ReadonlySet<string> = new Set(
  'da das de del della der di do dos du el la las le los mac san santa van von y'.split(' '),
);
/** Second names: with one of them three words are two names and a surname. */
const SECOND_NAMES: ReadonlySet<string> = new Set(
  'adriana alberto alejandra alejandro alexandra alfonso alfredo alicia amparo ana andrea andres angel angela antonia antonio arturo beatriz camila camilo carlos carmen carolina catalina cecilia cesar clara claudia cristian cristina daniel daniela david diana diego eduardo elena elisa elizabeth emilia enrique ernesto esteban esther eugenia eugenio felipe fernanda fernando francisco gabriel gabriela gloria guillermo gustavo helena hernan ignacio ines isabel ivan jaime javier jesus jhon joaquin john jorge jose juan juana juliana julian julieta julio karina laura leonardo liliana lorena lucia luis luisa luz manuel manuela marcela margarita maria mariana mario martha mateo mauricio mercedes miguel milena monica natalia nicolas olga orlando oscar pablo paola patricia paula pedro pilar rafael ramiro ramon raul ricardo roberto rocio rodrigo rosa ruben samuel sandra santiago sara sebastian sergio sofia susana tatiana teresa tomas valentina valeria vanessa veronica vicente victor victoria viviana ximena yolanda'.split(
    ' ',
  ),
);

/** The words of a name, each with what belongs to it: 'María de los Ángeles' is two. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let held: string[] = [];
  for (const word of text.split(' ')) {
    held.push(word);
    if (PARTICLES.has(foldText(word))) continue;
    parts.push(held.join(' '));
    held = [];
  }
  if (held.length > 0) parts.push(held.join(' '));
  return parts;
}

const isSecond = (part: string | undefined): boolean => {
  const word = foldText(part ?? '');
  return SECOND_NAMES.has(word) || word.startsWith('de ') || word.startsWith('del ');
};

/** How many of the parts are names, the surnames standing behind them. */
function namesAmong(parts: readonly string[]): number {
  if (parts.length <= 2) return 1;
  if (parts.length === 3) return isSecond(parts[1]) ? 2 : 1;
  return parts.length - 2;
}

/**
 * Names and surnames in one text: 'Ana María Peña Gómez', 'Peña Gómez, Ana', or with the surnames first. One word is a
 * name without a surname. Who has typed it sees how it was read.
 */
export function splitFullName(typed: string, surnamesFirst = false): FullName {
  const text = typed
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [before = '', behind] = text.split(/ ?, ?/);
  if (behind) return { name: behind, lastname: before };
  const parts = partsOf(before);
  if (parts.length < 2) return { name: before, lastname: '' };
  if (!surnamesFirst) {
    const names = namesAmong(parts);
    return { name: parts.slice(0, names).join(' '), lastname: parts.slice(names).join(' ') };
  }
  const surnames =
    parts.length === 2 ? 1 : parts.length === 3 && isSecond(parts[2]) && isSecond(parts[1]) ? 1 : 2;
  return { name: parts.slice(surnames).join(' '), lastname: parts.slice(0, surnames).join(' ') };
}
