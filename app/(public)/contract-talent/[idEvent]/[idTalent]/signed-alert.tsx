'use client';

import { useEffect, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { Dialog } from '@/app/_ui/public/dialog';
import texts from '@/lib/i18n/messages/es/contract.json';

/** Says once that it is signed; what accepts it leads to the company's site. */
export function SignedAlert({ text, site }: { text: string; site: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const accept = () => {
    setOpen(false);
    window.location.assign(site);
  };
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={texts.ready}>
      <p>{text}</p>
      <PublicButton full data-autofocus onClick={accept}>
        {texts.accept}
      </PublicButton>
    </Dialog>
  );
}
