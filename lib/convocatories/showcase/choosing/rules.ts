import type { Mark } from '@/db/values/marks';

/** People of one event whom an agency may let choose at a time. */
export const MOST_VIEWERS = 20;

/** Signs of a comment, and of what an agency asks for. */
export const LONGEST_COMMENT = 500;

/** How many people of a profile the client bought, and how many it chose. */
export type Quota = {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly chosen: number;
};

/** Somebody of a client whom an agency may ask to choose. */
export type ClientPerson = {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dialingCode: string;
};

type Named = Pick<ClientPerson, 'name' | 'email'>;
type Known = { readonly [Field in keyof ClientPerson]: ClientPerson[Field] | null };

const plain = (words: string) => words.trim().toLowerCase();

/** By the address where both have one, else by the name. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  one.email && other.email ? plain(one.email) === plain(other.email) : plain(one.name) === plain(other.name);

/** Each person once, as it is told first; what was not told then, a later telling adds. */
export function peopleOnce(told: readonly (Known | null)[]): ClientPerson[] {
  const people: ClientPerson[] = [];
  for (const one of told) {
    if (!one?.name?.trim()) continue;
    const { name, email, phone, dialingCode } = one;
    const person = { name, email: email || null, phone: phone || null, dialingCode: dialingCode ?? '57' };
    const place = people.findIndex((before) => isSamePerson(before, person));
    const before = people[place];
    if (!before) people.push(person);
    else
      people[place] = {
        ...(before.phone ? before : person),
        name: before.name,
        email: before.email ?? person.email,
      };
  }
  return people;
}

export type Sum = Readonly<Record<Mark, number>>;

/** How many said what. */
export function sumOf(marks: readonly { readonly mark: Mark | null }[]): Sum {
  const sum = { YES: 0, MAYBE: 0, NO: 0 };
  for (const { mark } of marks) if (mark) sum[mark]++;
  return sum;
}

/** How many of each profile one person chose, of how many were asked for when it sent them. */
export function chosenOf(
  talents: readonly { roleCode: string; roleName: string; marks: readonly { mark: Mark | null }[] }[],
  asked: readonly { readonly code: string; readonly quantity: number }[],
) {
  return asked.flatMap(({ code, quantity }) => {
    const own = talents.filter(({ roleCode }) => roleCode === code);
    const [first] = own;
    const chosen = sumOf(own.flatMap(({ marks }) => marks)).YES;
    return first ? [{ profile: first.roleName, chosen, quantity }] : [];
  });
}

/** The more people want a talent, the further in front; then the fewer do not, and the better its places. */
export function byWish<T extends { readonly marks: readonly { mark: Mark | null; rank: number | null }[] }>(
  talents: readonly T[],
): T[] {
  const worth = ({ marks }: T) => {
    const { YES, MAYBE, NO } = sumOf(marks);
    const best = Math.min(...marks.map(({ rank }) => rank ?? Number.MAX_SAFE_INTEGER));
    return [-YES, NO, -MAYBE, best];
  };
  return talents
    .map((talent) => ({ talent, worth: worth(talent) }))
    .sort((a, b) => {
      const place = a.worth.findIndex((value, index) => value !== b.worth[index]);
      return place < 0 ? 0 : (a.worth[place] ?? 0) - (b.worth[place] ?? 0);
    })
    .map(({ talent }) => talent);
}
