'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { Dialog } from '@/app/_ui/public/dialog';
import texts from '@/lib/i18n/messages/es/contract.json';

type Props = {
  text: string;
  site: string;
  /** Something to answer, here while it is open and on the page afterwards. */
  children?: ReactNode;
};

/** Says once that it is signed; what accepts it leads to the company's site. */
export function SignedAlert({ text, site, children }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const accept = () => {
    setOpen(false);
    window.location.assign(site);
  };
  return (
    <>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.ready}>
        <p>{text}</p>
        {children}
        <PublicButton full data-autofocus onClick={accept}>
          {texts.accept}
        </PublicButton>
      </Dialog>
      {!open && children}
    </>
  );
}
