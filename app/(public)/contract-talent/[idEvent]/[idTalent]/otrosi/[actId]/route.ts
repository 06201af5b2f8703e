import { openActPdf } from '@/lib/contracts/acts/document';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ idEvent: string; idTalent: string; actId: string }> };

/** A signed amendment of the contract, for its talent. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idEvent: eventId, idTalent: talentId, actId } = await params;
    return fileResponse(await openActPdf(await currentLinkActor('CONTRACT', { eventId, talentId }), actId));
  });
