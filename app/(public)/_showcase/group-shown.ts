import { getTranslations } from 'next-intl/server';
import { groupByHeading, loadRoleWords } from '@/app/_features/talents/load-role-words';
import { shortDescription } from '@/lib/convocatories/showcase/rules';
import type { ShowcaseTalent } from '@/lib/convocatories/showcase/shown-talents';
import type { SHOWCASE_FIELDS } from '@/lib/core/talent-fields';

/** A talent as the gallery and its dialog show it; what is not known of it is left out. */
export type ShownTalent = Pick<ShowcaseTalent, 'id' | 'name' | 'gender' | 'unitMeasure'> &
  Known<(typeof SHOWCASE_FIELDS)[number] | 'photo'> & {
    /** What it was called for: 'Bailarina', and the code of that profile. */
    readonly role: string;
    readonly profile: string;
    readonly photos?: readonly string[];
    /** As long as the dialog shows it. */
    readonly description?: string;
    /** What the agency tells of it. */
    readonly note?: string;
    /** 'Confirmada'. */
    readonly confirmed?: string;
  };

type Known<Field extends keyof ShowcaseTalent> = {
  readonly [Each in Field]?: NonNullable<ShowcaseTalent[Each]>;
};

/** The shown talents under one heading, some of whom are on this page. */
export type ShownGroup = {
  readonly id: string;
  readonly title: string;
  /** How many there are in all. */
  readonly count: number;
  readonly people: readonly ShownTalent[];
};

/** The shown talents by the headings that the agency gave them, or else by what the client bought. */
export async function groupShown(talents: readonly ShowcaseTalent[]): Promise<ShownGroup[]> {
  const [t, word] = await Promise.all([getTranslations('showcase'), loadRoleWords()]);
  const toShown = ({ role, heading: _, confirmed, description, note, photos, ...talent }: ShowcaseTalent) => {
    const known = Object.fromEntries(Object.entries(talent).filter(([, value]) => value !== null));
    return {
      ...(known as Pick<ShownTalent, keyof typeof talent>),
      role: word({ ...role, gender: talent.gender }, 1),
      profile: role.code,
      ...(photos.length > 0 ? { photos } : {}),
      ...(description?.trim() ? { description: shortDescription(description) } : {}),
      ...(note ? { note } : {}),
      ...(confirmed ? { confirmed: t('confirmed', { gender: talent.gender }) } : {}),
    };
  };
  const groups = await groupByHeading(talents, (gender) => t(gender));
  return groups.map(({ id, title, people }) => ({
    id,
    title,
    count: people[0]?.role.count ?? 0,
    people: people.map(toShown),
  }));
}
