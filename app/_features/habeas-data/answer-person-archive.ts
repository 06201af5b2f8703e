import { openPersonArchive } from '@/lib/habeas-data/export/person-archive';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { contentDisposition } from '@/lib/storage/file-name';

/** Streams a person's own copy of its data to that person or the administrator; refusals in words. */
export const answerPersonArchive = (request: Request, talentId: string): Promise<Response> =>
  answerWithFile(request, async () => {
    const { name, body } = await openPersonArchive(await currentActor(), talentId);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
