import '@/lib/root/file-kinds';
import { anonymous } from '@/lib/core/actor';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { fileResponse } from '@/lib/storage/file-response';
import { openFile } from '@/lib/storage/open-file';

type Context = { params: Promise<{ fileId: string }> };

/** A public image (an approved photo, a logo) as it was stored; the address never shows anything else. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => fileResponse(await openFile(anonymous, (await params).fileId)));
