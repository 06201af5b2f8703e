import { MOST_COUNTED } from '@/lib/core/list-page';
import { currentActor } from '@/lib/identity/session';
import { answerFailure, answerOr } from './answer-rest';
import { readWhole, type WholeList } from './whole-list';

type Matching<Row, Shown, Filter extends object, Sort extends string> = WholeList<Row, Filter, Sort> & {
  /** The row as the list shows it. */
  readonly toRow: (row: Row) => Shown;
};

/**
 * All rows that match, of every page, so that they can be chosen at once; of more than a thousand the first, and that
 * there are more. Who may not see the list is refused like by the REST paths.
 */
export const answerMatching = <Row, Shown, Filter extends object, Sort extends string>(
  request: Request,
  { toRow, ...list }: Matching<Row, Shown, Filter, Sort>,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const actor = await currentActor();
    const found = await readWhole(actor, new URL(request.url).searchParams, list, MOST_COUNTED + 1);
    const answer = { rows: found.slice(0, MOST_COUNTED).map(toRow), more: found.length > MOST_COUNTED };
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  });
