import '@/lib/root/file-kinds';
import { anonymous } from '@/lib/core/actor';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { getFile } from '@/lib/storage/open-file';
import { renditionResponse } from '@/lib/storage/rendition';

type Context = { params: Promise<{ fileId: string; width: string }> };

/** A public image in one of the widths of `PHOTO_WIDTHS`. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { fileId, width } = await params;
    return renditionResponse(await getFile(anonymous, fileId), width, request.headers.get('accept'));
  });
