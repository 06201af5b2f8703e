import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { isoDateInZone } from '@/lib/core/dates';
import { LISTED_FIELDS } from '@/lib/core/talent-fields';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { exportTalents } from '@/lib/talents/export-talents';
import type { TalentSummary } from '@/lib/talents/queries';
import { ageOn } from '@/lib/talents/rules';
import { today } from '@/lib/talents/shown';
import { TALENT_LIST } from '../list-query';

/** The talents whom the list shows, all pages of it: what an agency may see of anybody, and never how to reach them. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, { name: 'talentos', columns, list: TALENT_LIST, read: exportTalents });

async function columns(): Promise<readonly ExportColumn<TalentSummary>[]> {
  const [t, f, actor] = await Promise.all([
    getTranslations('talents'),
    getTranslations('talents.fields.short'),
    currentActor(),
  ]);
  const day = today();
  return [
    { header: t('form.name'), value: ({ name }) => name },
    { header: t('form.lastname'), value: ({ lastname }) => lastname },
    { header: f('alias'), value: ({ alias }) => alias },
    { header: t('profile'), width: 34, value: ({ profiles }) => profiles.map(({ name }) => name).join(', ') },
    { header: t('gender'), value: ({ gender }) => t(`genders.${gender}`) },
    { header: t('age'), value: ({ birthdate }) => (birthdate ? ageOn(birthdate, day) : null) },
    { header: t('city'), value: ({ cityName }) => cityName },
    ...LISTED_FIELDS.map((field) => ({
      header: f(field),
      value: (row: TalentSummary) => row[field],
    })),
    ...(actor.kind === 'administrator' ? [registered(t('registered'))] : []),
  ];
}

const registered = (header: string): ExportColumn<TalentSummary> => ({
  header,
  width: 16,
  value: ({ createdAt }) => ({ day: isoDateInZone(createdAt, DEFAULT_TIME_ZONE) }),
});
