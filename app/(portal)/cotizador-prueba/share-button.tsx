'use client';

import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { SIMULATION_PARAMETER } from '@/app/_features/quotations/simulator/simulation-link';

type Props = {
  /** The simulation as an address carries it; null when none can. */
  text: string | null;
};

/** Copies the address of what is typed at this moment, which the bar shows a moment later. */
export function ShareButton({ text }: Props) {
  const t = useTranslations('ui');
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const Icon = copied ? IconCheck : IconLink;
  return (
    <Button
      variant="default"
      disabled={text === null}
      leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
      onClick={() =>
        copy(`${window.location.origin}${window.location.pathname}?${SIMULATION_PARAMETER}=${text}`)
      }
    >
      <span aria-live="polite">{copied ? t('linkCopied') : t('copyLink')}</span>
    </Button>
  );
}
