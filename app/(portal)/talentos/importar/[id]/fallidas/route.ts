import '@/lib/root/imports';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import { exportFormat, exportTable } from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { MOST_ROWS, REFUSED_STATES } from '@/lib/imports/rules';
import { currentTime } from '@/lib/platform/clock';
import { problemText } from '../problem-text';

type Context = { params: Promise<{ id: string }> };

/** The rows of an import that did not come in, as they were written, each with what is wrong: to mend and bring again. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const { id } = await params;
    const actor = await currentActor();
    if (!isUuid(id)) throw notFound('errors.import.notFound');
    const { headers } = await getImportDetail(actor, id);
    const rows = await listImportRows(actor, id, REFUSED_STATES, MOST_ROWS);
    const columns = [
      ...headers.map((header, column) => ({
        header,
        value: ({ cells }: (typeof rows)[number]) => cells[column] ?? '',
      })),
      {
        header: 'Por qué no entró',
        width: 60,
        value: ({ problems }: (typeof rows)[number]) => problems.map(problemText).join(' '),
      },
    ];
    const format = exportFormat(new URL(request.url).searchParams.get('formato'));
    const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
    return answerWithExport(exportTable('talentos-que-no-entraron', columns, rows), format, day);
  });
