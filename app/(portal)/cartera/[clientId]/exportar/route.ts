import { receivableColumns } from '@/app/_features/receivables/export-columns';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import { EXPORT_PARAM, exportFormat, exportTable } from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { getStatement } from '@/lib/finances/statement/queries';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ clientId: string }> };

/** The statement of a client in a file. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const [actor, { clientId }, columns] = await Promise.all([currentActor(), params, receivableColumns()]);
    const { statement } = await getStatement(actor, clientId);
    const table = exportTable('estado-de-cuenta', columns, statement.receivables);
    const format = exportFormat(new URL(request.url).searchParams.get(EXPORT_PARAM));
    return answerWithExport(table, format, statement.day);
  });
