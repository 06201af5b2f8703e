import { readWithin } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { registeredNotice } from '../registered-notices';
import { textTransport } from './transport';

/** Composes a text message from what is true now and hands it over, unless it is not wanted any more. */
export const handle: JobHandler<{ kind: string; payload: Record<string, unknown> }> = async (
  { kind, payload },
  { actor },
) => {
  const notice = registeredNotice(kind);
  const message = await transact((tx) =>
    readWithin(tx, () => notice.compose('text', payload, { tx, actor })),
  );
  if (message) await (await textTransport())?.deliver(message);
};
