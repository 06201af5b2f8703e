import { getTranslations } from 'next-intl/server';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  EXPORT_ROWS,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { getWithheldYear, type WithheldRow } from '@/lib/claims/certificates/queries';
import { conceptOf } from '@/lib/claims/pdf/concepts';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { product } from '@/lib/platform/product';
import { readYear } from '../view';

/** What was withheld in a year, line by line: of each talent, month and concept. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const params = new URL(request.url).searchParams;
    const [actor, columns] = await Promise.all([currentActor(), exportColumns()]);
    const { rows } = await getWithheldYear(actor, { year: readYear(Object.fromEntries(params)) });
    if (rows.length > EXPORT_ROWS) throw new AppError('INVALID', 'errors.tooManyRows');
    const table = exportTable('retenciones', columns, rows);
    return answerWithExport(
      table,
      exportFormat(params.get(EXPORT_PARAM)),
      isoDateInZone(new Date(), DEFAULT_TIME_ZONE),
    );
  });

async function exportColumns(): Promise<readonly ExportColumn<WithheldRow>[]> {
  const t = await getTranslations('withholdings');
  const { name } = product();
  return [
    { header: t('month'), width: 10, value: ({ month }) => month },
    { header: t('concept'), width: 48, value: conceptOf },
    { header: t('talent'), width: 32, value: (row) => row.name },
    { header: t('documentType'), width: 24, value: ({ documentType }) => documentType },
    { header: t('identification'), value: ({ identification }) => identification },
    { header: t('paid'), value: ({ paid }) => paid },
    { header: t('base'), value: ({ base }) => base },
    { header: t('withheld'), value: ({ withheld }) => withheld },
    { header: t('agencyName'), width: 28, value: ({ agencyName }) => agencyName },
    {
      header: t('payer'),
      width: 28,
      value: ({ thirdParty }) => (thirdParty ? t('platform', { product: name }) : t('agency')),
    },
  ];
}
