import { answerMatching } from '@/app/api/answer-matching';
import { listClientOverviews } from '@/lib/clients/client-overview';
import { toClientRow } from '../client-row';
import { CLIENT_LIST } from '../list-query';

/** The clients that match, of all pages. */
export const GET = (request: Request): Promise<Response> =>
  answerMatching(request, { list: CLIENT_LIST, read: listClientOverviews, toRow: toClientRow });
