import { onlyGet } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { quotationPdfResponse } from '@/lib/quotations/document/document';
import { answerWithFile } from '@/lib/storage/answer-with-file';

type Context = { params: Promise<{ id: string }> };

/** The PDF of a quotation: kept once it is sent (and made on the spot if the job has not yet), a draft's made anew. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => quotationPdfResponse(await currentActor(), (await params).id));

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
