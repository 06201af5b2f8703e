import { openPersonArchive } from '@/lib/habeas-data/export/person-archive';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { zipResponse } from '@/lib/storage/zip-response';

/** Streams a person's own copy of its data to that person or the administrator; refusals in words. */
export const answerPersonArchive = (request: Request, talentId: string): Promise<Response> =>
  answerWithFile(request, async () => zipResponse(await openPersonArchive(await currentActor(), talentId)));
