import '@/lib/root/file-kinds';
import '@/lib/root/documents';
import { openEventPack } from '@/lib/documents/packs/open-pack';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { zipResponse } from '@/lib/storage/zip-response';

type Context = { params: Promise<{ id: string }> };

/** All papers of an event as one ZIP, streamed. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () =>
    zipResponse(await openEventPack(await currentActor(), (await params).id)),
  );
