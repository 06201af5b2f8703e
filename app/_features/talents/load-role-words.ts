import { getTranslations } from 'next-intl/server';

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
  readonly role: { readonly code: string; readonly name: string };
  readonly gender: Role['gender'];
};

export type RoleGroup<T> = { readonly id: string; readonly title: string; readonly people: readonly T[] };

/**
 * People by the role they are called for, in the order they come; two roles that are called the same are told apart
 * by `genderWord`: 'Modelos · Mujeres'.
 */
export async function groupByRole<T extends InRole>(
  people: readonly T[],
  genderWord: (gender: Role['gender']) => string,
): Promise<RoleGroup<T>[]> {
  const word = await loadRoleWords();
  const groups = new Map<string, T[]>();
  for (const one of people) {
    const id = `${one.role.code}-${one.gender}`;
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  const titled = [...groups].flatMap(([id, members]) => {
    const [first] = members;
    if (!first) return [];
    const { gender } = first;
    return [{ id, gender, title: word({ ...first.role, gender }, 2), people: members }];
  });
  const titles = titled.map(({ title }) => title);
  return titled.map(({ id, gender, title, people: members }) => ({
    id,
    people: members,
    title: titles.filter((one) => one === title).length > 1 ? `${title} · ${genderWord(gender)}` : title,
  }));
}
