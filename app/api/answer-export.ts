import * as z from 'zod/mini';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  EXPORT_ROWS,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { parseInput } from '@/lib/platform/parse-input';
import { answerFailure, answerOr } from './answer-rest';
import { readJson } from './read-json';
import { readWhole, type WholeList } from './whole-list';

type Export<Row, Filter extends object, Sort extends string> = WholeList<Row, Filter, Sort> & {
  /** Of the file: 'agencias'. */
  readonly name: string;
  readonly columns: () => Promise<readonly ExportColumn<Row>[]>;
};

/**
 * A list in a file, as its address searches, filters and sorts it. Who may not see the list is refused like by the
 * REST paths, and a list that is too long for one file is to be narrowed first.
 */
export const answerExport = <Row, Filter extends object, Sort extends string>(
  request: Request,
  asked: Export<Row, Filter, Sort>,
): Promise<Response> => answerOr(request, answerFailure, () => fileOf(request, asked, null));

/** The same of the rows whose ids are sent: more of them than an address holds. */
export const answerExportOfChosen = <
  Row extends { readonly id: string },
  Filter extends object,
  Sort extends string,
>(
  request: Request,
  asked: Export<Row, Filter, Sort>,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const { ids } = parseInput(chosenInput, await readJson(request, EXPORT_ROWS * BYTES_PER_ID));
    return fileOf(request, asked, { count: new Set(ids).size, has: idIn(new Set(ids)) });
  });

const BYTES_PER_ID = 40;

const idIn =
  (ids: ReadonlySet<string>) =>
  ({ id }: { readonly id: string }): boolean =>
    ids.has(id);

const chosenInput = z.object({
  ids: z
    .array(z.uuid('validation.option'))
    .check(z.minLength(1, 'validation.required'), z.maxLength(EXPORT_ROWS, 'validation.tooMany')),
});

async function fileOf<Row, Filter extends object, Sort extends string>(
  request: Request,
  { name, columns, ...list }: Export<Row, Filter, Sort>,
  chosen: { readonly count: number; readonly has: (row: Row) => boolean } | null,
): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const found = await readWhole(await currentActor(), params, list, EXPORT_ROWS + 1);
  const rows = chosen ? found.filter(chosen.has) : found;
  const isWhole = found.length <= EXPORT_ROWS || rows.length === chosen?.count;
  if (!isWhole) throw new AppError('INVALID', 'errors.tooManyRows');
  const day = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const format = exportFormat(params.get(EXPORT_PARAM));
  return answerWithExport(exportTable(name, await columns(), rows), format, day);
}
