import { getTranslations } from 'next-intl/server';
import { groupByRole, loadRoleWords } from '@/app/_features/talents/load-role-words';
import { shortDescription } from '@/lib/convocatories/showcase/rules';
import type { ShowcaseTalent } from '@/lib/convocatories/showcase/shown-talents';
import type { SHOWCASE_FIELDS } from '@/lib/core/talent-fields';

/** A talent as the gallery and its dialog show it; what is not known of it is left out. */
export type ShownTalent = Pick<ShowcaseTalent, 'id' | 'name' | 'gender' | 'unitMeasure'> &
  Known<(typeof SHOWCASE_FIELDS)[number] | 'photo'> & {
    readonly photos?: readonly string[];
    /** As long as the dialog shows it. */
    readonly description?: string;
    readonly confirmed?: true;
  };

type Known<Field extends keyof ShowcaseTalent> = {
  readonly [Each in Field]?: NonNullable<ShowcaseTalent[Each]>;
};

/** The shown talents of one role, some of whom are on this page, in words that fit each of them. */
export type ShownGroup = {
  readonly id: string;
  readonly title: string;
  /** How many there are in all. */
  readonly count: number;
  /** 'Bailarina', 'Confirmada'. */
  readonly roleWord: string;
  readonly confirmedWord: string;
  readonly people: readonly ShownTalent[];
};

/** The shown talents by what the client bought. */
export async function groupShown(talents: readonly ShowcaseTalent[]): Promise<ShownGroup[]> {
  const [t, word] = await Promise.all([getTranslations('showcase'), loadRoleWords()]);
  const groups = await groupByRole(talents, (gender) => t(gender));
  return groups.flatMap(({ id, title, people }) => {
    const [first] = people;
    if (!first) return [];
    const { role, gender } = first;
    return [
      {
        id,
        title,
        count: role.count,
        roleWord: word({ ...role, gender }, 1),
        confirmedWord: t('confirmed', { gender }),
        people: people.map(toShown),
      },
    ];
  });
}

function toShown({ role: _, confirmed, description, photos, ...talent }: ShowcaseTalent): ShownTalent {
  const known = Object.fromEntries(Object.entries(talent).filter(([, value]) => value !== null));
  return {
    ...(known as Pick<ShownTalent, keyof typeof talent>),
    ...(photos.length > 0 ? { photos } : {}),
    ...(description?.trim() ? { description: shortDescription(description) } : {}),
    ...(confirmed ? { confirmed: true } : {}),
  };
}
