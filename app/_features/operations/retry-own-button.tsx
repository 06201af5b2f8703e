'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { REDRAW_PAPER, RESEND_MAIL } from './documents';

type Props = { kind: 'mail' | 'paper'; id: string; text: string; label: string; done: string };

/** Sends a mail again that did not leave, or has a document drawn that was not. */
export function RetryOwnButton({ kind, id, text, label, done }: Props) {
  const router = useRouter();
  const resend = useWrite(RESEND_MAIL);
  const redraw = useWrite(REDRAW_PAPER);
  const retry = async () => {
    const result = await (kind === 'mail' ? resend : redraw).run({ id });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(done);
    router.refresh();
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={resend.pending || redraw.pending}
      onClick={retry}
      aria-label={label}
    >
      {text}
    </Button>
  );
}
