'use client';

import { useEffect, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { Dialog } from '@/app/_ui/public/dialog';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/registration.json';
import styles from '../_registration/registration.module.css';

const { welcome } = texts;

/** Says what is to come. Does not get in the way of who has begun to type before this code was there. */
export function WelcomeDialog({ product }: { product: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!hasBegun()), []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={fillText(welcome.title, { product })}>
      <p>{welcome.text}</p>
      <ol className={styles.steps}>
        {Object.entries(welcome.steps).map(([name, step]) => (
          <li key={name}>{step}</li>
        ))}
      </ol>
      <PublicButton full data-autofocus onClick={() => setOpen(false)}>
        {welcome.start}
      </PublicButton>
    </Dialog>
  );
}

function hasBegun(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden], [type=radio])'),
  ];
  return fields.some((field) => field.value !== '' || field === document.activeElement);
}
