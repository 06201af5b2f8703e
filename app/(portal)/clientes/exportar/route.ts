import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport, answerExportOfChosen } from '@/app/api/answer-export';
import { type ClientOverview, listClientOverviews } from '@/lib/clients/client-overview';
import { isoDateInZone } from '@/lib/core/dates';
import { sumOf } from '@/lib/core/money';
import { formatPhone } from '@/lib/core/readers/phone';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { CLIENT_LIST } from '../list-query';

const EXPORT = { name: 'clientes', columns, list: CLIENT_LIST, read: listClientOverviews };

/** The clients that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> => answerExport(request, EXPORT);

/** Those of them that are chosen. */
export const POST = (request: Request): Promise<Response> => answerExportOfChosen(request, EXPORT);

async function columns(): Promise<readonly ExportColumn<ClientOverview>[]> {
  const t = await getTranslations('clients');
  const phone = (number: string | null, dialingCode: string) =>
    number ? formatPhone(number, dialingCode) : null;
  return [
    { header: t('table.name'), width: 36, value: ({ name }) => name },
    { header: t('export.documentType'), value: ({ documentTypeName }) => documentTypeName },
    { header: t('table.identification'), width: 18, value: ({ identification }) => identification },
    { header: t('export.city'), value: ({ cityName }) => cityName },
    { header: t('export.address'), width: 28, value: ({ address }) => address },
    { header: t('export.phone'), width: 18, value: (row) => phone(row.phone, row.dialingCode) },
    { header: t('export.url'), width: 28, value: ({ url }) => url },
    { header: t('table.producer'), width: 28, value: ({ nameProducer }) => nameProducer },
    { header: t('export.email'), width: 28, value: ({ emailProducer }) => emailProducer },
    {
      header: t('export.producerPhone'),
      width: 18,
      value: (row) => phone(row.phoneProducer, row.dialingCode),
    },
    { header: t('export.last'), width: 36, value: ({ lastQuotation }) => lastQuotation?.nameEvent ?? null },
    {
      header: t('export.lastDate'),
      width: 14,
      value: ({ lastQuotation }) =>
        lastQuotation ? { day: isoDateInZone(new Date(lastQuotation.at), DEFAULT_TIME_ZONE) } : null,
    },
    {
      header: t('export.accepted'),
      width: 24,
      value: ({ accepted }) => sumOf(accepted, ({ pesos }) => Number(pesos)),
    },
    { header: t('table.stateHeader'), width: 18, value: ({ stateId }) => translate(`states.${stateId}`) },
  ];
}
