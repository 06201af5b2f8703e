import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { isoDateInZone } from '@/lib/core/dates';
import { COLOMBIA, formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { listPeople, type Person } from '@/lib/people/queries';
import { PERSON_LIST } from '../list-query';

/** The people whom the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'usuarios',
    columns,
    list: PERSON_LIST,
    read: listPeople,
  });

const day = (at: Date | null) => at && { day: isoDateInZone(at, DEFAULT_TIME_ZONE) };

async function columns(): Promise<readonly ExportColumn<Person>[]> {
  const t = await getTranslations('people');
  return [
    { header: t('table.name'), value: ({ name }) => name },
    { header: t('table.lastname'), value: ({ lastname }) => lastname },
    { header: t('table.email'), width: 34, value: ({ email }) => email },
    { header: t('table.phone'), value: ({ phone }) => phone && formatPhone(phone, COLOMBIA) },
    { header: t('table.role'), value: ({ role }) => role && t(`roles.${role}`) },
    { header: t('table.agency'), width: 34, value: ({ agencyName }) => agencyName },
    { header: t('table.state'), value: ({ stateId }) => translate(`states.${stateId}`) },
    { header: t('table.access'), width: 16, value: ({ lastAccessAt }) => day(lastAccessAt) },
    { header: t('table.created'), width: 16, value: ({ createdAt }) => day(createdAt) },
  ];
}
