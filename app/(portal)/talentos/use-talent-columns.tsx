'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import type { TalentCard } from './talent-card';
import styles from './talent-list.module.css';

export function useTalentColumns(): readonly DataColumn<TalentCard>[] {
  const t = useTranslations('talents');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: (talent) => (
          <span className={styles.person}>
            <span className={styles.thumb}>
              <TalentPhoto
                fileId={talent.photoFileId}
                src={talent.photoSrc ?? undefined}
                gender={talent.gender}
                alt=""
                sizes="36px"
              />
            </span>
            {talent.name}
          </span>
        ),
      },
      {
        id: 'profiles',
        header: t('profile'),
        maxWidth: '220px',
        cell: ({ profiles }) => profiles.join(', ') || '—',
      },
      { id: 'city', header: t('city'), maxWidth: '140px', cell: ({ city }) => city ?? '—' },
      { id: 'gender', header: t('gender'), cell: ({ gender }) => t(`genders.${gender}`) },
      { id: 'age', header: t('age'), align: 'end', cell: ({ age }) => age ?? '—' },
      {
        id: 'photos',
        header: t('photos'),
        align: 'end',
        cell: ({ pendingPhotos }) => (pendingPhotos > 0 ? pendingPhotos : '—'),
      },
      { id: 'registered', header: t('registered'), cell: ({ registered }) => registered },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
    ],
    [t],
  );
}
