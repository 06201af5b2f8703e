'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import type { CountryOption } from '@/app/_features/places/country-option';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { DELETE_LEGAL_REPRESENTATIVE } from '@/lib/agencies/legal-representatives/writes';
import styles from '../_parts/profile.module.css';
import { RepresentativeForm } from './representative-form';
import type { ShownRepresentative } from './shown-representative';

type Props = {
  representatives: readonly ShownRepresentative[];
  countries: readonly CountryOption[];
  mayEdit: boolean;
  /** A company needs somebody who acts for it; a person acts for themselves. */
  needed: boolean;
};

/** Who represents the agency by law; the first one is named in its contracts. */
export function RepresentativesSection({ representatives, countries, mayEdit, needed }: Props) {
  const t = useTranslations('profile.representative');
  const tProfile = useTranslations('profile');
  const [editing, setEditing] = useState<string | null>(null);
  const done = () => setEditing(null);
  const confirm = useConfirm();
  const removing = useAction(DELETE_LEGAL_REPRESENTATIVE);
  const askToRemove = ({ id, name }: ShownRepresentative) =>
    confirm({
      title: t('removeTitle', { name }),
      message: needed && representatives.length === 1 ? t('removeLast') : t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id }, tProfile('removed')),
    });
  const add = mayEdit && (
    <Button
      variant={representatives.length === 0 ? 'filled' : 'default'}
      size="xs"
      onClick={() => setEditing('new')}
    >
      {t('add')}
    </Button>
  );
  const none = representatives.length === 0 && editing !== 'new';
  return (
    <SectionCard
      title={t('title')}
      description={needed ? t('text') : t('textNatural')}
      actions={!none && needed && editing === null && add}
    >
      {none && needed && <EmptyState compact title={t('none')} text={t('noneText')} action={add} />}
      <ul className={styles.representatives}>
        {representatives.map((one, index) =>
          editing === one.id ? (
            <li key={one.id}>
              <RepresentativeForm representative={one} countries={countries} onDone={done} />
            </li>
          ) : (
            <li key={one.id} className={styles.representative}>
              <div className={styles.words}>
                <span className={text.name}>
                  {one.name} {needed && index === 0 && <SoftBadge tone="green">{t('signs')}</SoftBadge>}
                </span>
                <span className={text.small}>
                  {[t('documentOf', { document: one.document }), one.cityName].filter(Boolean).join(' · ')}
                </span>
              </div>
              {mayEdit && editing === null && (
                <div className={styles.rowActions}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('editLabel', { name: one.name })}
                    onClick={() => setEditing(one.id)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    aria-label={t('removeLabel', { name: one.name })}
                    onClick={() => void askToRemove(one)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </li>
          ),
        )}
        {editing === 'new' && (
          <li>
            <RepresentativeForm countries={countries} onDone={done} />
          </li>
        )}
      </ul>
      {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
    </SectionCard>
  );
}
