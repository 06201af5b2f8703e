import { getTranslations } from 'next-intl/server';
import { groupByRole, loadRoleWords, type RoleGroup } from '@/app/_features/talents/load-role-words';
import type { ShowcaseTalent } from '@/lib/convocatories/showcase/queries';

/** A talent with the words that are written under its name. */
export type ShownTalent = ShowcaseTalent & {
  readonly roleWord: string;
  /** 'Confirmada' once it is. */
  readonly status: string | null;
};

/** The shown talents by what the client bought, in words that fit each of them. */
export async function groupShown(talents: readonly ShowcaseTalent[]): Promise<RoleGroup<ShownTalent>[]> {
  const [t, word] = await Promise.all([getTranslations('showcase'), loadRoleWords()]);
  const shown = talents.map((talent) => ({
    ...talent,
    roleWord: word({ ...talent.role, gender: talent.gender }, 1),
    status: talent.confirmed ? t('confirmed', { gender: talent.gender }) : null,
  }));
  return groupByRole(shown, (gender) => t(gender));
}
