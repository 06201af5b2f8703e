import { downloadArchive } from '@/lib/archives/open-archive';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { zipResponse } from '@/lib/storage/zip-response';

type Context = { params: Promise<{ id: string }> };

/** Everything of the own agency as a ZIP, for its owner who has just said again who it is. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () =>
    zipResponse(await downloadArchive(await currentActor(), (await params).id)),
  );
