'use client';

import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { later } from '@/app/_ui/later/later';
import { RowButton } from '@/app/_ui/list/row-button';
import { DELETE_TALENT_SEARCH } from '@/lib/talents/saved-searches/writes';
import type { SearchRow } from './search-row';
import styles from './searches.module.css';

const EditSearchForm = later(() => import('./edit-search-form'));

type Props = { search: SearchRow; role: 'administrator' | 'agency' };

/** What may be done with a search: of one's own, all; an owner deletes what others share. */
export function SearchActions({ search, role }: Props) {
  const t = useTranslations('savedSearches');
  const confirm = useConfirm();
  const deleting = useAction(DELETE_TALENT_SEARCH);
  const [editing, { open, close }] = useDisclosure(false);
  const { id, name, own } = search;
  const remove = () =>
    confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
      onConfirm: () => deleting.confirmed({ id }, t('deleted')),
    });
  return (
    <span className={styles.actions}>
      {own && (
        <RowButton onClick={open} aria-label={t('editOf', { name })}>
          {t('edit')}
        </RowButton>
      )}
      <RowButton variant="subtle" onClick={remove} aria-label={t('deleteOf', { name })}>
        {t('delete')}
      </RowButton>
      {own && (
        <Modal opened={editing} onClose={close} title={t('editTitle')}>
          <EditSearchForm search={search} role={role} onDone={close} />
        </Modal>
      )}
    </span>
  );
}
