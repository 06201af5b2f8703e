import type { Actor } from '@/lib/core/actor';
import type { AllowanceKind } from '@/lib/identity/limits/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { once } from '@/lib/platform/once';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { type FormFile, withFormFile } from '@/lib/storage/read-form-file';
import { answerFailure, answerOr } from './answer-rest';

type Upload = {
  /** Who uploads, once its policy has let it: ten megabytes are read from nobody else. */
  readonly allowed: () => Promise<Actor>;
  /** The message key for a request without a file. */
  readonly missing: string;
  /** What it takes of what somebody may send in some time. */
  readonly allowance?: AllowanceKind;
  /** Answers what the request is answered, as JSON. */
  readonly keep: (actor: Actor, file: FormFile) => Promise<object>;
};

/** One file as multipart `file`, counted against who sends it and taken once; a failure is `{ status, message }`. */
export const receiveUpload = (
  request: Request,
  { allowed, missing, allowance = 'upload', keep }: Upload,
): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    if (fromElsewhere(request)) throw refuseForeign(request);
    const actor = await allowed();
    await spendAllowance(actor, allowance);
    const answer = await withFormFile(request, missing, (file) =>
      once({ request, actorOf: async () => actor, body: async () => file.bytes }, () => keep(actor, file)),
    );
    return Response.json(answer);
  });
