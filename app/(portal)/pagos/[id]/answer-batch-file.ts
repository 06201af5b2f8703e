import type { ReadFile } from '@/lib/payouts/read-through-batch';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { contentDisposition } from '@/lib/storage/file-name';

/** A file that only its batch leads to, as a download that nothing keeps. */
export const answerBatchFile = (request: Request, read: () => Promise<ReadFile>): Promise<Response> =>
  answerWithFile(request, async () => {
    const { name, mime, bytes } = await read();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': mime,
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
