import type { ImportKindName } from '@/db/values/imports';
import { currentActor } from '@/lib/identity/session';
import { importKind } from '@/lib/imports/define-import';
import { startImport } from '@/lib/imports/start-import';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { withFormFile } from '@/lib/storage/read-form-file';
import { answerFailure, answerOr } from './answer-rest';

/** A file of many rows as multipart `file`; answers `{ id }` of the import, or `{ message }`. Nothing comes in by it yet. */
export const receiveImport = (request: Request, kind: ImportKindName): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const actor = await currentActor();
    // Before the body is read.
    importKind(kind).policy(actor);
    const id = await withFormFile(request, 'imports.problem.missing', (file) =>
      once({ request, actorOf: async () => actor, body: async () => file.bytes }, () =>
        startImport(actor, kind, file),
      ),
    );
    return Response.json({ id });
  });
