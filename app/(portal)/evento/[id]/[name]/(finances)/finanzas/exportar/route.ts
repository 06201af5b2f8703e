import { getTranslations } from 'next-intl/server';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import { EXPORT_PARAM, EXPORT_ROWS, exportFormat, exportTable } from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { listAllCosts } from '@/lib/finances/costs/queries';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { exportColumns, exportRows } from './rows';

type Context = { params: Promise<{ id: string }> };

/** The comparison of an event and everything that it cost, in one file. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const [actor, { id }] = await Promise.all([currentActor(), params]);
    const [finances, costs, t] = await Promise.all([
      getEventFinances(actor, id),
      listAllCosts(actor, id, EXPORT_ROWS + 1),
      getTranslations('events.finances'),
    ]);
    if (costs.length > EXPORT_ROWS) throw new AppError('INVALID', 'errors.tooManyRows');
    const table = exportTable(
      'finanzas',
      exportColumns(t, finances.currencyCode),
      exportRows(t, finances, costs),
    );
    const format = exportFormat(new URL(request.url).searchParams.get(EXPORT_PARAM));
    return answerWithExport(table, format, isoDateInZone(new Date(), DEFAULT_TIME_ZONE));
  });
