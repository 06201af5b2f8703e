'use client';

import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Command, useCommands } from '../commands/commands';
import { later } from '../later/later';
import { useKeys } from './use-keys';

const KeysDialog = later(() => import('./keys-dialog'), { missing: 'over' });

/** Shows the keys of the page, by "?" or from Ctrl-K. */
export function KeysHelp() {
  const t = useTranslations('ui.keys');
  const tShell = useTranslations('shell');
  const [opened, { open, close }] = useDisclosure(false);
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'keys',
        label: t('title'),
        group: tShell('preferences'),
        icon: <IconKeyboard size={18} stroke={1.5} aria-hidden />,
        keywords: [t('words')],
        onRun: open,
      },
    ],
    [t, tShell, open],
  );
  useCommands(commands);
  useKeys([{ key: '?', does: t('show'), act: open }]);
  return opened ? <KeysDialog onClose={close} /> : null;
}
