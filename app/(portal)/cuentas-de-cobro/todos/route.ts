import { answerMatching } from '@/app/api/answer-matching';
import { listClaims } from '@/lib/claims/review/queries';
import { toClaimRow } from '../claim-row';
import { readClaims } from '../list-query';

/** The claims that match, of all pages. */
export const GET = (request: Request): Promise<Response> =>
  answerMatching(request, { list: readClaims, read: listClaims, toRow: toClaimRow });
