import { isPortrait } from '@/lib/imports/pictures/picture-words';
import type { Picture } from './open-pictures';

export type Person = {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  readonly comes: boolean;
  readonly kept: readonly string[];
};

type Match = { readonly owner: string | null; readonly candidates: readonly string[] };

/** A picture of somebody who comes in; the first of each is the portrait. */
export type Ready = {
  readonly picture: Picture;
  readonly person: Person;
  readonly type: 'PROFILE' | 'IBOOK';
};
export type Asked = { readonly picture: Picture; readonly candidates: readonly Person[] };

export type Sorted = {
  readonly ready: readonly Ready[];
  readonly asked: readonly Asked[];
  /** That can never be sent: with a reason of their own, or whose person does not come in. */
  readonly refused: readonly { readonly picture: Picture; readonly person: Person | null }[];
  /** That were kept before. */
  readonly there: readonly Picture[];
  /** That somebody chose not to send. */
  readonly left: readonly Picture[];
};

/** An answer that sends a picture to nobody. */
export const NOBODY = '-';

/** What is to be done with each picture, by whom its name says and what somebody answered. */
export function sortPictures(
  pictures: readonly Picture[],
  matches: readonly Match[],
  people: readonly Person[],
  answers: Readonly<Record<string, string>>,
): Sorted {
  const byId = new Map(people.map((person) => [person.id, person]));
  const found = { ready: [] as Ready[], asked: [] as Asked[], there: [] as Picture[], left: [] as Picture[] };
  const refused: { picture: Picture; person: Person | null }[] = [];
  for (const [at, picture] of pictures.entries()) {
    const { owner = null, candidates = [] } = matches[at] ?? {};
    const said = answers[picture.path] ?? owner;
    const person = byId.get(said ?? '');
    if (picture.problem) refused.push({ picture, person: null });
    else if (said === NOBODY) found.left.push(picture);
    else if (!person)
      found.asked.push({ picture, candidates: candidates.flatMap((id) => byId.get(id) ?? []) });
    else if (person.kept.includes(picture.path)) found.there.push(picture);
    else if (!person.comes) refused.push({ picture, person });
    else found.ready.push({ picture, person, type: 'IBOOK' });
  }
  return { ...found, refused, ready: withPortraits(found.ready) };
}

/** One picture of each is the portrait, unless it has photos already: one that is named so, else the first by its path. */
function withPortraits(ready: readonly Ready[]): Ready[] {
  const first = new Map<string, Ready>();
  const isBefore = ({ picture: { path } }: Ready, other: Ready): boolean =>
    isPortrait(path) === isPortrait(other.picture.path)
      ? path.localeCompare(other.picture.path, 'es', { numeric: true }) < 0
      : isPortrait(path);
  for (const one of ready) {
    const known = first.get(one.person.id);
    if (one.person.kept.length === 0 && (!known || isBefore(one, known))) first.set(one.person.id, one);
  }
  return ready.map((one) => (first.get(one.person.id) === one ? { ...one, type: 'PROFILE' } : one));
}
