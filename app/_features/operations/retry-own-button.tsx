'use client';

import { Button } from '@mantine/core';
import { useAction } from '@/app/_features/graphql/use-action';
import { REDRAW_PAPER, RESEND_MESSAGE } from '@/lib/operations/writes';

type Props = { kind: 'message' | 'paper'; id: string; text: string; label: string; done: string };

/** Sends a message again that did not leave, or has a document drawn that was not. */
export function RetryOwnButton({ kind, id, text, label, done }: Props) {
  const resend = useAction(RESEND_MESSAGE);
  const redraw = useAction(REDRAW_PAPER);
  const retry = () => (kind === 'message' ? resend : redraw).press({ id }, done);
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
