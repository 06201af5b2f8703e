import { findImport } from '@/app/_features/imports/find-import';
import { problemText } from '@/app/_features/imports/problem-text';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import { exportFormat, exportTable } from '@/app/_ui/data-export/export-table';
import type { ImportKindName } from '@/db/values/imports';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { listImportRows } from '@/lib/imports/queries';
import { MOST_ROWS, REFUSED_STATES } from '@/lib/imports/rules';
import { currentTime } from '@/lib/platform/clock';
import { answerFailure, answerOr } from './answer-rest';

type Options = { readonly kind: ImportKindName; readonly id: string; readonly fileName: string };

/** The rows of an import that did not come in, as they were written, each with what is wrong: to mend and bring again. */
export const answerRefused = (request: Request, { kind, id, fileName }: Options): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const actor = await currentActor();
    const found = await findImport(actor, kind, id);
    if (!found) throw notFound('errors.import.notFound');
    const { headers } = found;
    const rows = await listImportRows(actor, id, REFUSED_STATES, MOST_ROWS);
    const columns = [
      ...headers.map((header, column) => ({
        header,
        value: ({ cells }: (typeof rows)[number]) => cells[column] ?? '',
      })),
      {
        header: 'Por qué no entró',
        width: 60,
        value: ({ problems }: (typeof rows)[number]) =>
          problems.map((problem) => problemText(kind, problem)).join(' '),
      },
    ];
    const format = exportFormat(new URL(request.url).searchParams.get('formato'));
    const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
    return answerWithExport(exportTable(fileName, columns, rows), format, day);
  });
