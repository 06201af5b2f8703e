'use client';

import { Button } from '@mantine/core';
import { useAction } from '@/app/_features/graphql/use-action';
import { TAKE_BACK_SENT_BY_HAND } from '@/lib/convocatories/writes';

type Props = { id: string; text: string; label: string; done: string };

/** Takes back that somebody sent a message by hand. */
export function NotSentButton({ id, text, label, done }: Props) {
  const undoing = useAction(TAKE_BACK_SENT_BY_HAND);
  return (
    <Button
      variant="default"
      size="xs"
      loading={undoing.pending}
      aria-label={label}
      onClick={() => void undoing.press({ id }, done)}
    >
      {text}
    </Button>
  );
}
