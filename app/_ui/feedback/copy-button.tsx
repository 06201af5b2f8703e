'use client';

import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { toastError } from './toasts';

type Props = Omit<ButtonProps, 'children' | 'leftSection'> & {
  value: string;
  /** 'link' says 'Copiar enlace'; 'text' says 'Copiar'. */
  kind?: 'link' | 'text';
  label?: string;
};

/** Puts a link or a text on the clipboard and says so. */
export function CopyButton({ value, kind = 'text', label, ...button }: Props) {
  const t = useTranslations('ui');
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  useEffect(() => {
    if (error) toastError(t('copyFailed'));
  }, [error, t]);
  const Icon = copied ? IconCheck : kind === 'link' ? IconLink : IconCopy;
  const idle = label ?? (kind === 'link' ? t('copyLink') : t('copy'));
  const done = kind === 'link' ? t('linkCopied') : t('copied');
  return (
    <Button
      variant="default"
      size="xs"
      {...button}
      leftSection={<Icon size={14} stroke={1.5} aria-hidden />}
      onClick={() => copy(value)}
    >
      <span aria-live="polite">{copied ? done : idle}</span>
    </Button>
  );
}
