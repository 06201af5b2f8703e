'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { offerDialog } from './ask-who-it-is';

const ConfirmSelfDialog = lazy(() => import('./confirm-self-dialog'));

type Asked = { readonly answer: (confirmed: boolean) => void };

/** Holds the one dialog in which somebody says again who it is, before an act that asks for that (`lib/core/fresh-acts.ts`). */
export function ConfirmSelfHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => offerDialog(() => new Promise((answer) => setAsked({ answer }))), []);
  const close = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setAsked(null);
  };
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmSelfDialog onAnswer={close} />
    </Suspense>
  );
}
