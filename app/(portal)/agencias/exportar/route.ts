import { getFormatter, getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { type AgencyDetail, listAgencies } from '@/lib/agencies/queries';
import { regimeOf } from '@/lib/agencies/rules';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import type { AgencyField } from '@/lib/contracts/clauses/clause-values';
import { isoDateInZone } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { AGENCY_LIST } from '../list-query';

type Row = AgencyDetail & { readonly missing: readonly AgencyField[] };

/** The agencies that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'agencias',
    columns,
    list: AGENCY_LIST,
    read: async (actor, asked) => {
      const agencies = await listAgencies(actor, asked);
      const ids = agencies.map(({ id }) => id);
      const missing = await findMissingOfAgencies(actor, ids);
      return agencies.map((agency) => ({ ...agency, missing: missing.get(agency.id) ?? [] }));
    },
  });

const day = (at: Date | null) => at && { day: isoDateInZone(at, DEFAULT_TIME_ZONE) };

async function columns(): Promise<readonly ExportColumn<Row>[]> {
  const [t, format] = await Promise.all([getTranslations('agencies'), getFormatter()]);
  return [
    { header: t('table.name'), width: 36, value: ({ name }) => name },
    { header: t('detail.documentType'), width: 14, value: ({ documentType }) => documentType?.name ?? null },
    { header: t('detail.identification'), value: ({ identification }) => identification },
    { header: t('table.owner'), width: 28, value: ({ ownerName }) => ownerName },
    { header: t('detail.email'), width: 32, value: ({ email }) => email },
    {
      header: t('detail.phone'),
      value: ({ phone, dialingCode }) => phone && formatPhone(phone, dialingCode ?? '57'),
    },
    { header: t('table.city'), value: ({ cityName }) => cityName },
    { header: t('table.regime'), width: 24, value: (row) => t(`regime.${regimeOf(row)}`) },
    { header: t('table.people'), width: 10, value: ({ people }) => people },
    { header: t('table.access'), width: 16, value: ({ lastAccessAt }) => day(lastAccessAt) },
    {
      header: t('table.contracts'),
      width: 40,
      value: ({ missing }) =>
        missing.length === 0
          ? t('contracts.ready')
          : t('contracts.missing', { fields: format.list(missing.map((field) => t(`missing.${field}`))) }),
    },
    { header: t('table.stateHeader'), value: ({ stateId }) => translate(`states.${stateId}`) },
    { header: t('detail.created'), width: 16, value: ({ createdAt }) => day(createdAt) },
  ];
}
