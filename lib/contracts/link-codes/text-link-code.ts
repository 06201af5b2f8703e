import { textTransport } from '@/lib/notifications/text-message/transport';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { makeCode } from './make-code';
import { codeText } from './messages';

/** Sends a code to the talent's phone, unless it is not wanted any more. */
export const handle: JobHandler<{ codeId: string }> = async ({ codeId }) => {
  const made = await transact((tx) => makeCode(tx, codeId));
  if (!made?.recipient.phone) return;
  const { phone, dialingCode } = made.recipient;
  const transport = await textTransport();
  await transport?.deliver({
    to: `+${dialingCode.replaceAll(/\D/g, '')}${phone.replaceAll(/\D/g, '')}`,
    text: codeText(made),
  });
};
