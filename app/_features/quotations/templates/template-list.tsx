'use client';

import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { TextInput } from '@/app/_ui/controls/text-input';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { toastError } from '@/app/_ui/feedback/toasts';
import { holdsSearch } from '@/lib/core/readers/search';
import { SaveTemplateForm } from './save-template';
import type { Template } from './template-fields';
import { TemplateName } from './template-name';
import { TemplateRow } from './template-row';
import styles from './templates.module.css';
import { type TemplateSummary, useTemplates } from './use-templates';

export type TemplateListProps = {
  onClose: () => void;
  onUse: (template: Template) => void;
  /** Makes sure that the quotation is on the server, and answers its id; left out while it has nothing to keep. */
  onKeep?: (() => Promise<string | null>) | undefined;
  /** The proposed name for a template of the present quotation. */
  name: string;
};

type View =
  | { readonly kind: 'LIST' }
  | { readonly kind: 'RENAME'; readonly template: TemplateSummary }
  | { readonly kind: 'KEEP'; readonly quotationId: string };

const MANY = 7;

/** The agency's templates: use, rename, delete, and keep the present quotation as one. */
export default function TemplateList({ onClose, onUse, onKeep, name }: TemplateListProps) {
  const t = useTranslations('quotations.templates');
  const { templates, failure, read, rename, remove } = useTemplates(true);
  const [view, setView] = useState<View>({ kind: 'LIST' });
  const [search, setSearch] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The list takes the focus of the removed row, once the dialog over it has closed. */
  const focusList = () => setTimeout(() => list.current?.focus(), 300);
  const back = () => {
    setView({ kind: 'LIST' });
    focusList();
  };

  if (view.kind === 'KEEP')
    return <SaveTemplateForm quotationId={view.quotationId} name={name} onDone={onClose} />;
  if (view.kind === 'RENAME') {
    return (
      <TemplateName
        name={view.template.name}
        confirmLabel={t('rename')}
        onCancel={back}
        onSave={async (chosen) => {
          const result = await rename(view.template.id, chosen);
          if (result.ok) back();
          return result.ok ? null : result.failure;
        }}
      />
    );
  }

  const use = async (id: string) => {
    setReading(id);
    try {
      onUse(await read(id));
      onClose();
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error));
    }
    setReading(null);
  };
  const keep = async () => {
    const quotationId = await onKeep?.();
    if (quotationId) setView({ kind: 'KEEP', quotationId });
    else toastError(t('notSaved'));
  };
  const found = templates?.filter((template) => holdsSearch(template.name, search)) ?? [];

  return (
    <div className={styles.dialog} ref={list} tabIndex={-1}>
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
      {(templates?.length ?? 0) > MANY && (
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          data-autofocus
        />
      )}
      {templates === null && !failure && <p className={styles.hint}>{t('loading')}</p>}
      {templates?.length === 0 && <EmptyState compact title={t('emptyTitle')} text={t('emptyText')} />}
      {templates && templates.length > 0 && found.length === 0 && (
        <p className={styles.hint}>{t('notFound')}</p>
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {found.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              busy={reading === template.id}
              onUse={() => void use(template.id)}
              onRename={() => setView({ kind: 'RENAME', template })}
              onRemove={async () => {
                await remove(template.id);
                focusList();
              }}
            />
          ))}
        </ul>
      )}
      {onKeep && templates !== null && (
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={16} stroke={1.5} aria-hidden />}
          onClick={() => void keep()}
        >
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
