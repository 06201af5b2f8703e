import { onlyPost } from '@/app/api/unknown-path';
import type { PostedPaperInput } from '@/lib/claims/posted-papers/inputs';
import { findPostedContract } from '@/lib/claims/posted-papers/queries';
import { calledOnWire } from '@/lib/core/wire-fields';
import { answerSaved, fieldsIn } from '../answer-saved';

/**
 * Body `{ pdfContract, talent: { email }, event: { code } }` (or `event: { id }`). The PDF is checked to be one and otherwise not
 * read: the server has drawn and sealed the signed contract itself. Answers `{ status, fileDir: { directoryPdf } }` with the address
 * of that one, or `{ status, message }`.
 */
export const POST = (request: Request): Promise<Response> =>
  answerSaved(
    request,
    async (actor, body) => {
      const { pdfContract: pdf, talent, event } = fieldsIn(body);
      return {
        fileDir: {
          directoryPdf: await findPostedContract(actor, { pdf, talent, event } as PostedPaperInput),
        },
      };
    },
    calledOnWire({ pdf: 'pdfContract' }),
  );

export { onlyPost as DELETE, onlyPost as OPTIONS, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
