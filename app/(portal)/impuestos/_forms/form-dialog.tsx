'use client';

import { Button, type ButtonProps, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  title: string;
  /** One of many buttons of a table, which says its row to who does not see it. */
  ofRow?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button and the dialog it opens. */
export function FormDialog({ label, title, ofRow = false, children }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const look: ButtonProps = ofRow ? { variant: 'default', size: 'xs' } : {};
  return (
    <>
      <Button {...look} aria-label={ofRow ? title : undefined} onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title}>
        {children(close)}
      </Modal>
    </>
  );
}
