import '@/lib/root/file-kinds';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';
import { openFile } from '@/lib/storage/open-file';

type Context = { params: Promise<{ fileId: string }> };

/** A stored file, for whoever is signed in and may open it. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () =>
    fileResponse(await openFile(await currentActor(), (await params).fileId)),
  );
