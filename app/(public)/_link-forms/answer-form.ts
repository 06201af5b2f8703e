import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { AppError, type FieldErrors } from '@/lib/core/errors';
import { translate, translateField } from '@/lib/i18n/translate';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import { logRefusal } from '@/lib/platform/log-refusal';
import { inRequest } from '@/lib/platform/request-context';
import type { Confirming, FormAnswer } from './form-answer';

type Texts = {
  /** Title of a failure that nobody foresaw: the specification's 'Error desconocido'. */
  readonly unexpected: string;
  /** Faults that the write has not come to, told together with those it found first. */
  readonly alsoWrong?: () => Promise<FieldErrors>;
  /** The form itself leads on to another page, so its own is not rendered anew: it has nothing more to show. */
  readonly leaves?: boolean;
  /** How whoever came here says again who it is, where an act asks for that. */
  readonly confirm?: () => Promise<Confirming>;
};

/**
 * Runs what a form asks for and renders its page anew when that is done. An expected failure is answered in words,
 * beside its field where it has one; any other is logged and told by its request id alone.
 */
export async function answerForm(
  work: () => Promise<unknown>,
  { unexpected, alsoWrong, leaves = false, confirm }: Texts,
): Promise<FormAnswer> {
  return inRequest(await headers(), async ({ requestId }) => {
    try {
      await work();
      if (!leaves) refresh();
      return { ok: true, message: null, fields: {} };
    } catch (thrown) {
      const error = expectedError(thrown);
      if (error instanceof AppError) {
        logRefusal(error, { form: true });
        const answer = await answerOf(error, alsoWrong);
        const asks = error.code === 'CONFIRMATION_REQUIRED' && confirm;
        return asks ? { ...answer, confirm: await asks() } : answer;
      }
      log.error({ err: error }, 'form: unexpected error');
      return { ok: false, message: `${unexpected} (${requestId})`, fields: {} };
    }
  });
}

async function answerOf(error: AppError, alsoWrong: Texts['alsoWrong']): Promise<FormAnswer> {
  const isOfFields = error.code === 'INVALID' || Object.keys(error.fields).length > 0;
  if (!isOfFields) {
    return { ok: false, message: translate(error.messageKey, error.values), fields: {} };
  }
  const wrong = { ...(await alsoWrong?.()), ...error.fields };
  const fields = Object.fromEntries(
    Object.entries(wrong).map(([name, message]) => [name, translateField(message)]),
  );
  return { ok: false, message: null, fields };
}
