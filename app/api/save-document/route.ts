import { onlyPost } from '@/app/api/unknown-path';
import type { PostedPapersInput } from '@/lib/claims/posted-papers/inputs';
import { keepPostedPapers } from '@/lib/claims/posted-papers/keep-papers';
import { answerSaved, fieldsIn } from '../answer-saved';

/**
 * Body `{ data: { talent, event, docId, rut, eps, arl } }`, each document as base64, a data URI or `{ file, extension }`;
 * those that are left out stay as they are, and what else the specification sends (the contract's file, its date) is not
 * read. Answers `{ status, documents }` with the kinds that were kept, or `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  answerSaved(
    request,
    async (actor, body) => ({
      documents: await keepPostedPapers(actor, fieldsIn(fieldsIn(body).data) as PostedPapersInput),
    }),
    (path) => `data.${path}`,
  );

export { onlyPost as DELETE, onlyPost as OPTIONS, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
