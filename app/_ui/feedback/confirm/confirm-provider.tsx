'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { usePreload } from '@/app/_ui/layout/use-preload';
import { later } from '../../later/later';
import { type Confirm, ConfirmContext, type ConfirmRequest } from './use-confirm';

const loadDialog = () => import('./confirm-dialog');
const ConfirmDialog = later(loadDialog, { missing: 'over' });

type Asked = { request: ConfirmRequest; answer: (reason: string | null) => void };

/** Holds the one dialog that `useConfirm` opens; it is fetched once the screen stands, before anybody asks for it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);

  usePreload(loadDialog);

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
