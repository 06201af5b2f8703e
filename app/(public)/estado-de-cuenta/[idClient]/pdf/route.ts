import { openOwnStatement } from '@/lib/finances/statement/document';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ idClient: string }> };

/** The statement as a sealed PDF, for the client that holds its link. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idClient: clientId } = await params;
    return fileResponse(await openOwnStatement(await currentLinkActor('STATEMENT', { clientId })));
  });
