import { currentLinkActor } from '@/lib/identity/session';
import { openOfferPdf } from '@/lib/quotations/document/document';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ quotationId: string }> };

/** The quotation as a PDF, for who holds its link; 404 for anybody else, whatever the id. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { quotationId } = await params;
    return fileResponse(await openOfferPdf(await currentLinkActor('QUOTATION_ANSWER', { quotationId })));
  });
