'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { SAVE_TEMPLATE } from '@/lib/quotations/templates/writes';
import { TemplateName } from './template-name';

type Props = {
  opened: boolean;
  quotationId: string;
  /** Proposed: the event's. */
  name: string;
  onClose: () => void;
};

/** Keeps a quotation as a template. */
export function SaveTemplate({ opened, quotationId, name, onClose }: Props) {
  const t = useTranslations('quotations.templates');
  return (
    <Modal opened={opened} onClose={onClose} title={t('saveTitle')} size="sm">
      <SaveTemplateForm quotationId={quotationId} name={name} onDone={onClose} />
    </Modal>
  );
}

type FormProps = { quotationId: string; name: string; onDone: () => void };

/** The same inside a dialog that is already open. */
export function SaveTemplateForm({ quotationId, name, onDone }: FormProps) {
  const t = useTranslations('quotations.templates');
  const { run } = useWrite(SAVE_TEMPLATE);
  return (
    <TemplateName
      replaces
      name={name}
      confirmLabel={t('save')}
      onCancel={onDone}
      onSave={async (chosen, replace) => {
        const result = await run({ quotationId, name: chosen, replace });
        if (!result.ok) return result.failure;
        toastSuccess(t('saved', { name: result.data.name }));
        onDone();
        return null;
      }}
    />
  );
}
