import { foldText, foldWord } from '@/lib/core/text';

/** Words of a file's name that say what it shows or which program made it, and of nobody who it is. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'foto fotos photo photos pic picture image imagen img dsc dcim pxl mvimg screenshot captura whatsapp wa scan escaneo ' +
    'perfil profile principal portada avatar selfie retrato rostro cara frente lado lateral espalda medio cuerpo entero ' +
    'plano primer book polaroid headshot ok final nueva nuevo actual editada editado edit copia copy de la el y e at ' +
    'talento modelo actor actriz hd web jpg jpeg png webp heic cc ti ce ppt pa cedula documento no num'
  ).split(' '),
);

/** As cameras, telephones and chats name what they make: the numbers are a day and an hour. */
const MADE_BY_PROGRAM =
  /^(?:img|dscn?|pxl|mvimg|vid|screenshot|captura|whatsapp|wa)[\s_-].*(?:19|20)\d\d[-_.]?[01]\d[-_.]?[0-3]\d/;

/** What programs add to the name of a second file: 'ana (1)', 'ana - copia', 'ana-2', 'ana_03'. */
const COUNTED = /(?:\s*\(\d{1,3}\)|\s*[-_ ]\s*(?:copia|copy)|\s*[-_ ]\s*\d{1,2})$/;

/** A shorter one counts pictures. */
export const SHORTEST_NUMBER = 6;

const EXTENSION = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng|raw|psd|svg)$/i;
const withoutExtension = (name: string): string => name.replace(EXTENSION, '');

/** The parts of a path from the file to its outermost folder, folded, the file's without extension and count. */
export function placesOf(path: string): string[] {
  const parts = path.split(/[/\\]+/).filter((part) => part !== '' && part !== '.');
  const file = foldText(withoutExtension(parts.pop() ?? '')).trim();
  return [withoutCount(file), ...parts.reverse().map((part) => foldText(part).trim())];
}

function withoutCount(name: string): string {
  let left = name;
  for (let shorter = left.replace(COUNTED, ''); shorter !== left && shorter !== ''; ) {
    left = shorter;
    shorter = left.replace(COUNTED, '');
  }
  return left;
}

/** The words of names in a place: without numbers, single letters and what says nothing of a person. */
export const nameWordsIn = (place: string): string[] =>
  place.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !NOISE.has(word));

/** A person's name in words, without those that a file's name may leave out. */
export const nameWordsOf = (name: string): string[] => nameWordsIn(foldText(name));

/** Numbers that a place holds, as one would write a document: 'CC 1.020.304.050' is one. */
export function numbersIn(place: string): string[] {
  if (MADE_BY_PROGRAM.test(place)) return [];
  return place
    .replaceAll(/(\d)[.,' ](?=\d{3}(?!\d))/g, '$1')
    .split(/[^a-z0-9]+/)
    .flatMap((token) => [token, token.replace(/^(?:cc|ti|ce|ppt|pa|nit)(?=\d)/, '')])
    .filter((token) => token.length >= SHORTEST_NUMBER && /\d/.test(token));
}

/** Mails that are written out in a place. */
export const mailsIn = (place: string): string[] => place.match(/[^\s(),;<>[\]]+@[^\s(),;<>[\]]+/g) ?? [];

/** A file as a table names it: with or without folder, extension and case. */
export const fileKeys = (named: string): string[] => {
  const name = foldText(named.split(/[/\\]+/).pop() ?? '').trim();
  return [...new Set([name, withoutExtension(name)])].filter((key) => foldWord(key) !== '');
};

/** Pictures that show the face are named so: the first of them is the portrait. */
export const isPortrait = (path: string): boolean =>
  /perfil|profile|principal|rostro|cara|retrato|headshot|portada/.test(foldText(path));
