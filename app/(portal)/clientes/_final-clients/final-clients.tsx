'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { RowList } from '@/app/_ui/data/row-list';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { photoUrl } from '@/lib/core/photo-url';
import type { ShownFinalClient } from './shown-final-client';

const FinalClientForm = later(() => import('./final-client-form'));

type Props = {
  finalClients: readonly ShownFinalClient[];
  /** The client of the page, to which a new one belongs. */
  clientId?: string;
  mayEdit: boolean;
  /** Leads to all of them. */
  more?: ReactNode;
};

/** Brands with their logos, to add and to change; where they are all the page, its heading is theirs. */
export function FinalClients({ finalClients, clientId, mayEdit, more }: Props) {
  const t = useTranslations('clients.finalClients');
  const [editing, setEditing] = useState<ShownFinalClient | 'new' | null>(null);
  const close = () => setEditing(null);
  return (
    <SectionCard
      {...(clientId ? { title: t('title'), description: t('text') } : {})}
      flush={finalClients.length > 0}
      actions={
        <>
          {more}
          {mayEdit && (
            <PlainButton variant="default" size="xs" onClick={() => setEditing('new')}>
              {t('add')}
            </PlainButton>
          )}
        </>
      }
    >
      {finalClients.length === 0 ? (
        <p className={text.quiet}>{t('none')}</p>
      ) : (
        <RowList
          label={t('title')}
          items={finalClients.map((one) => ({
            id: one.id,
            title: one.name,
            detail: [one.clientName],
            lead: (
              <PersonAvatar
                name={one.name}
                src={one.logoFileId ? photoUrl(one.logoFileId, 96) : null}
                shape="square"
              />
            ),
            trailing: mayEdit && (
              <PlainButton
                variant="subtle"
                size="xs"
                aria-label={t('editLabel', { name: one.name })}
                onClick={() => setEditing(one)}
              >
                {t('edit')}
              </PlainButton>
            ),
          }))}
        />
      )}
      <Modal
        opened={editing !== null}
        onClose={close}
        title={t(editing === 'new' ? 'addTitle' : 'editTitle')}
      >
        {editing && (
          <FinalClientForm
            finalClient={editing === 'new' ? null : editing}
            clientId={clientId ?? null}
            onDone={close}
          />
        )}
      </Modal>
    </SectionCard>
  );
}
