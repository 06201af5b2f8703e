import '@/lib/root/file-kinds';
import { openPhotos } from '@/lib/convocatories/showcase/files/open-files';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { zipResponse } from '@/lib/storage/zip-response';

type Context = { params: Promise<{ idViewer: string }> };

/** The photos of whom a person of the client is shown, as one ZIP, streamed. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idViewer: viewerId } = await params;
    return zipResponse(await openPhotos(await currentLinkActor('SELECTION', { viewerId })));
  });
