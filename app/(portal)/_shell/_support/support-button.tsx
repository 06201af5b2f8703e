'use client';

import { useDisclosure } from '@mantine/hooks';
import { IconHeadset } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Command, useCommands } from '@/app/_ui/commands/commands';
import { IconButton } from '@/app/_ui/controls/icon-button';
import { later } from '@/app/_ui/later/later';

const SupportDialog = later(() => import('./support-dialog'), { missing: 'over' });

/** For people of agencies: asking support for help (specification part 1, section 2.8). */
export function SupportButton() {
  const t = useTranslations('shell.support');
  const [opened, { open, close }] = useDisclosure(false);
  const tShell = useTranslations('shell');
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'support',
        label: t('button'),
        group: tShell('actions'),
        icon: <IconHeadset size={18} stroke={1.5} aria-hidden />,
        keywords: [t('words')],
        onRun: open,
      },
    ],
    [t, tShell, open],
  );
  useCommands(commands);
  return (
    <>
      <IconButton size="lg" aria-label={t('button')} onClick={open}>
        <IconHeadset size={18} stroke={1.5} aria-hidden />
      </IconButton>
      {opened && <SupportDialog onClose={close} />}
    </>
  );
}
