'use client';

import { useEffect, useState } from 'react';
import { later } from '@/app/_ui/later/later';
import { offerDialog } from './ask-who-it-is';

const ConfirmSelfDialog = later(() => import('./confirm-self-dialog'), { missing: 'over' });

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
  return <ConfirmSelfDialog onAnswer={close} />;
}
