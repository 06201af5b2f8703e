'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/toasts';
import { RESEND_MAIL } from './documents';

type Props = { id: string; text: string; label: string; done: string };

/** Sends a mail again that did not leave. */
export function ResendButton({ id, text, label, done }: Props) {
  const router = useRouter();
  const { run, pending } = useWrite(RESEND_MAIL);
  const resend = async () => {
    const result = await run({ id });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(done);
    router.refresh();
  };
  return (
    <Button variant="default" size="xs" loading={pending} onClick={resend} aria-label={label}>
      {text}
    </Button>
  );
}
