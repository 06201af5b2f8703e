import '@/lib/root/imports';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyPost } from '@/app/api/unknown-path';
import { mayManageClients } from '@/lib/clients/policy';
import { currentActor } from '@/lib/identity/session';
import { startImport } from '@/lib/imports/start-import';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';

/** A file of clients as multipart `file`; answers `{ id }` of the import, or `{ message }`. Nothing comes in by it yet. */
export const POST = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const actor = await currentActor();
    // Before the body is read.
    mayManageClients(actor);
    const id = await withFormFile(request, 'imports.problem.missing', (file) =>
      once({ request, actorOf: async () => actor, body: async () => file.bytes }, () =>
        startImport(actor, 'CLIENTS', file),
      ),
    );
    return Response.json({ id });
  });

export { onlyPost as DELETE, onlyPost as OPTIONS, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
