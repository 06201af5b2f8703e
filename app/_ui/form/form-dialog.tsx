'use client';

import { Button, type ButtonProps, Modal, type ModalProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  title: string;
  size?: ModalProps['size'];
  button?: ButtonProps;
  /** One of many buttons of a table, whose accessible name says its row. */
  ofRow?: boolean;
  children: (close: () => void) => ReactNode;
};

const SMALL: ButtonProps = { variant: 'default', size: 'xs' };

/** A button and the dialog it opens. */
export function FormDialog({ label, title, size = 'md', button, ofRow = false, children }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button {...(ofRow && SMALL)} {...button} aria-label={ofRow ? title : undefined} onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size={size}>
        {children(close)}
      </Modal>
    </>
  );
}
