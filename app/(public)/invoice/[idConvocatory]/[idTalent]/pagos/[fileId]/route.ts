import '@/lib/root/file-kinds';
import { openPaymentPaper } from '@/lib/claims/payments/own-pay';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ idConvocatory: string; idTalent: string; fileId: string }> };

/** The proof or the receipt of a payment of a claim, for its talent. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idConvocatory: convocatoryId, idTalent: talentId, fileId } = await params;
    const actor = await currentLinkActor('CLAIM', { convocatoryId, talentId });
    return fileResponse(await openPaymentPaper(actor, fileId));
  });
