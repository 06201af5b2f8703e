'use client';

import { Button } from '@mantine/core';
import { useAction } from '@/app/_features/graphql/use-action';
import { MERGE_CLIENTS } from '@/lib/clients/merging/writes';

type Props = { fromId: string; intoId: string; label: string; done: string };

/** Merges the two, and leads to the one that stays. */
export function MergeButton({ fromId, intoId, label, done }: Props) {
  const merging = useAction(MERGE_CLIENTS);
  return (
    <Button
      color="red"
      loading={merging.pending}
      onClick={() =>
        void merging.press({ fromId, intoId }, { said: done, goTo: ({ id }) => `/clientes/${id}` })
      }
    >
      {label}
    </Button>
  );
}
