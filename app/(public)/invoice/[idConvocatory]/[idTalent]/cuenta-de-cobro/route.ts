import { openClaimPdf } from '@/lib/claims/document';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ idConvocatory: string; idTalent: string }> };

/** The claim that was sent, for who sent it. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idConvocatory: convocatoryId, idTalent: talentId } = await params;
    return fileResponse(await openClaimPdf(await currentLinkActor('CLAIM', { convocatoryId, talentId })));
  });
