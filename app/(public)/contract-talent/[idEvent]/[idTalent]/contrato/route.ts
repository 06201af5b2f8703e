import { openContractPdf } from '@/lib/contracts/document/document';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ idEvent: string; idTalent: string }> };

/** The signed contract, for who signed it. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idEvent: eventId, idTalent: talentId } = await params;
    return fileResponse(await openContractPdf(await currentLinkActor('CONTRACT', { eventId, talentId })));
  });
