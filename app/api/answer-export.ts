import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  EXPORT_ROWS,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { LIST_PARAMS, type List, readList, type SearchParams } from '@/app/_ui/list/list-query';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import type { ListPage } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { currentActor } from '@/lib/identity/session';
import { answerFailure, answerOr } from './answer-rest';

type Export<Row, Filter extends object, Sort extends string> = {
  /** Of the file: 'agencias'. */
  readonly name: string;
  readonly columns: () => Promise<readonly ExportColumn<Row>[]>;
  /** The list's definition, or how its address is read where that is more. */
  readonly list: List<Filter, Sort> | ((params: SearchParams) => Asked<Filter, Sort>);
  /** The rows that the list's address asks for, in its order. */
  readonly read: (
    actor: Actor,
    asked: Partial<Filter> & ListPage<Sort> & { readonly limit: number },
  ) => Promise<readonly Row[]>;
};

type Asked<Filter, Sort extends string> = {
  readonly filter: Partial<Filter>;
  readonly page: ListPage<Sort>;
};

/**
 * A list in a file, as its address searches, filters and sorts it. Who may not see the list is refused like by the
 * REST paths, and a list that is too long for one file is to be narrowed first.
 */
export const answerExport = <Row, Filter extends object, Sort extends string>(
  request: Request,
  { name, columns, list, read }: Export<Row, Filter, Sort>,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const params = new URL(request.url).searchParams;
    const actor = await currentActor();
    await countSearch(actor, params.get(LIST_PARAMS.search));
    const address: SearchParams = Object.fromEntries(params);
    // From the beginning, whatever page is in view.
    const { [LIST_PARAMS.after]: _after, [LIST_PARAMS.before]: _before, ...asked } = address;
    const { filter, page } = typeof list === 'function' ? list(asked) : readList(list, asked);
    const rows = await read(actor, { ...filter, ...page, limit: EXPORT_ROWS + 1 });
    if (rows.length > EXPORT_ROWS) throw new AppError('INVALID', 'errors.tooManyRows');
    const day = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
    const format = exportFormat(params.get(EXPORT_PARAM));
    return await answerWithExport(exportTable(name, await columns(), rows), format, day);
  });
