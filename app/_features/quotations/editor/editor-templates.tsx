'use client';

import { useDisclosure } from '@mantine/hooks';
import { IconTemplate } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useCommands } from '@/app/_ui/commands/commands';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { later } from '@/app/_ui/later/later';
import { isForeign } from '../draft/draft-form';
import { templateFields } from '../templates/template-fields';
import { useEditorFrame } from './editor-context';

/** Comes once the screen stands, so that it is there when it is opened, even if the network is gone by then. */
const TemplatesDialog = later(() => import('../templates/templates-dialog'), { missing: 'over' });

type Props = {
  /** From the beginning. */
  opened: boolean;
  /** The event's name, proposed as the template's name. */
  name: string;
  hasLines: boolean;
  /** Makes sure that the quotation is on the server, and answers its id. */
  onKeep: () => Promise<string | null>;
};

/** Templates while a quotation is typed: to fill it from one, to keep it as one. */
export function EditorTemplates({ opened: atOnce, name, hasLines, onKeep }: Props) {
  const t = useTranslations('quotations.templates');
  const { change } = useEditorFrame();
  const [opened, { open, close }] = useDisclosure(atOnce);
  const commands = useMemo(
    () => [
      {
        id: 'quotation-templates',
        label: t('command'),
        group: t('title'),
        icon: <IconTemplate size={18} stroke={1.5} aria-hidden />,
        onRun: open,
      },
    ],
    [t, open],
  );
  useCommands(commands);
  return (
    <>
      <PlainButton
        variant="default"
        leftSection={<IconTemplate size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {t('open')}
      </PlainButton>
      <TemplatesDialog
        opened={opened}
        onClose={close}
        name={name}
        onKeep={hasLines ? onKeep : undefined}
        onUse={(template) => {
          change({ kind: 'fill', fields: templateFields(template, () => crypto.randomUUID()) });
          if (!isForeign(template)) toastSuccess(t('used'));
          else {
            toastSuccess(t('usedForeign'));
            // After the dialog has given focus back.
            setTimeout(() => document.getElementById('fxRate')?.focus(), 300);
          }
        }}
      />
    </>
  );
}
