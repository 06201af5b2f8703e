import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  EXPORT_ROWS,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { type SearchParams, TABLE_PARAMS } from '@/app/_ui/data-table/table-query';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { currentActor } from '@/lib/identity/session';
import { answerFailure, answerOr } from './answer-rest';

type Export<Row> = {
  /** Of the file: 'agencias'. */
  readonly name: string;
  readonly columns: () => Promise<readonly ExportColumn<Row>[]>;
  /** The rows that the list's address asks for, as many as that and no more. */
  readonly read: (params: SearchParams, limit: number) => Promise<readonly Row[]>;
};

/**
 * A list in a file, as its address searches, filters and sorts it. Who may not see the list is refused like by the
 * REST paths, and a list that is too long for one file is to be narrowed first.
 */
export const answerExport = <Row>(
  request: Request,
  { name, columns, read }: Export<Row>,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const params = new URL(request.url).searchParams;
    await countSearch(await currentActor(), params.get(TABLE_PARAMS.search));
    const rows = await read(Object.fromEntries(params), EXPORT_ROWS + 1);
    if (rows.length > EXPORT_ROWS) throw new AppError('INVALID', 'errors.tooManyRows');
    const day = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
    const format = exportFormat(params.get(EXPORT_PARAM));
    return await answerWithExport(exportTable(name, await columns(), rows), format, day);
  });
