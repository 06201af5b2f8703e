import { openStatement } from '@/lib/finances/statement/document';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';

type Context = { params: Promise<{ clientId: string }> };

/** What a client owes today as a sealed PDF: of the last year, or from the day `desde` of the address on. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const [actor, { clientId }] = await Promise.all([currentActor(), params]);
    const from = new URL(request.url).searchParams.get('desde') || null;
    return fileResponse(await openStatement(actor, { clientId, from }));
  });
