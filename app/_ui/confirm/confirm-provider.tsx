'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { type Confirm, ConfirmContext, type ConfirmRequest } from './use-confirm';

type Asked = { request: ConfirmRequest; answer: (reason: string | null) => void };

/** Holds the one dialog that `useConfirm` opens. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) => {
        setAsked({ request, answer });
        setOpened(true);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          opened={opened}
          request={asked.request}
          onAnswer={(reason) => {
            setOpened(false);
            asked.answer(reason);
          }}
          onClosed={() => setAsked(null)}
        />
      )}
    </ConfirmContext>
  );
}
