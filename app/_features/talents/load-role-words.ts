import { getTranslations } from 'next-intl/server';
import { groupBy } from '@/lib/core/group-by';

/** What somebody is called for: a profile of the catalogue, by its code and name, and the gender it is for. */
export type Role = {
  readonly code: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
};

/** 'Bailarina' or 'Bailarinas': a role in the words of who does it. A profile that has no words of its own keeps its name. */
export async function loadRoleWords(): Promise<(role: Role, count: number) => string> {
  const t = await getTranslations('profiles');
  return ({ code, name, gender }, count) => {
    const key = code as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key, { gender, count }) : name;
  };
}

type InRole = {
  readonly role: {
    readonly code: string;
    readonly name: string;
    /** Women and men are called for it, also when a page has only some of them. */
    readonly bothGenders: boolean;
  };
  readonly gender: Role['gender'];
};

export type RoleGroup<T> = { readonly id: string; readonly title: string; readonly people: readonly T[] };

/**
 * People by the role they are called for, in the order they come. Where women and men of a role are called the same,
 * `genderWord` tells them apart: 'Modelos · Mujeres'.
 */
export async function groupByRole<T extends InRole>(
  people: readonly T[],
  genderWord: (gender: Role['gender']) => string,
): Promise<RoleGroup<T>[]> {
  const word = await loadRoleWords();
  const groups = groupBy(people, ({ role, gender }) => `${role.code}-${gender}`);
  return [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (!first) return [];
    const { role, gender } = first;
    const [title, other] = [gender, gender === 'FEMENINO' ? 'MASCULINO' : 'FEMENINO'].map((each) =>
      word({ ...role, gender: each as Role['gender'] }, 2),
    );
    const alike = role.bothGenders && title === other;
    return [{ id, people: members, title: alike ? `${title} · ${genderWord(gender)}` : (title ?? '') }];
  });
}

type UnderHeading = InRole & {
  /** Of its own; null for its role. */
  readonly heading: string | null;
};

/** The same of people some of whom stand under a heading of their own. */
export async function groupByHeading<T extends UnderHeading>(
  people: readonly T[],
  genderWord: (gender: Role['gender']) => string,
): Promise<RoleGroup<T>[]> {
  const groups: RoleGroup<T>[] = [];
  for (const [heading, members] of groupBy(people, (person) => person.heading))
    if (heading === null) groups.push(...(await groupByRole(members, genderWord)));
    else groups.push({ id: `titulo-${groups.length}`, title: heading, people: members });
  const order = new Map(people.map((person, index) => [person, index]));
  const place = ({ people: [first] }: RoleGroup<T>) => (first ? (order.get(first) ?? 0) : 0);
  return groups.sort((one, other) => place(one) - place(other));
}
