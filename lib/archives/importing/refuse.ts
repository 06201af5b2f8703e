import { AppError } from '@/lib/core/errors';

type Reason = keyof typeof import('@/lib/i18n/messages/es/archives.json')['refused'];

/** Why an archive is not taken in, in words for whoever has the machine. */
export const refusal = (why: Reason, values: Readonly<Record<string, string | number>> = {}): AppError =>
  new AppError('INVALID', `archives.refused.${why}`, {}, { values });
