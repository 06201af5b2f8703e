'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { AgencyText } from '@/db/values/agency-texts';
import type { OwnText } from '@/lib/agencies/texts/queries';
import styles from './texts.module.css';

const TextForm = later(() => import('./text-form'));

type Props = { agencyName: string; texts: readonly OwnText[]; mayEdit: boolean };

/** The texts of an agency's mails and chats, each to be put in its own words. */
export function TextsCard({ agencyName, texts, mayEdit }: Props) {
  const t = useTranslations('profile.texts');
  const [opened, setOpened] = useState<AgencyText | null>(null);
  const shown = texts.find(({ kind }) => kind === opened);
  const close = () => setOpened(null);
  return (
    <SectionCard title={t('title')} description={t('text')} flush>
      <RowList
        label={t('list')}
        items={texts.map(({ kind, subject, body, isOwn }) => ({
          id: kind,
          title: t(`kinds.${kind}`),
          detail: [t(subject === null ? 'chat' : 'mail'), body],
          trailing: (
            <span className={styles.trailing}>
              <SoftBadge tone={isOwn ? 'green' : 'gray'}>{t(isOwn ? 'own' : 'usual')}</SoftBadge>
              <PlainButton
                variant="default"
                size="xs"
                aria-label={t(mayEdit ? 'editOf' : 'seeOf', { name: t(`kinds.${kind}`) })}
                onClick={() => setOpened(kind)}
              >
                {t(mayEdit ? 'edit' : 'see')}
              </PlainButton>
            </span>
          ),
        }))}
      />
      <Modal opened={shown !== undefined} onClose={close} title={shown && t(`kinds.${shown.kind}`)} size="lg">
        {shown && <TextForm text={shown} agencyName={agencyName} mayEdit={mayEdit} onDone={close} />}
      </Modal>
    </SectionCard>
  );
}
