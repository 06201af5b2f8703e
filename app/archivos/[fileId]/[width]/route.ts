import '@/lib/root/file-kinds';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { getFile } from '@/lib/storage/open-file';
import { renditionResponse } from '@/lib/storage/rendition';

type Context = { params: Promise<{ fileId: string; width: string }> };

/** A smaller copy of an image that is not public (a photo waiting for review). */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { fileId, width } = await params;
    return renditionResponse(
      await getFile(await currentActor(), fileId),
      width,
      request.headers.get('accept'),
    );
  });
