'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Notice } from '@/app/_ui/feedback/notice';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { deskPath } from '@/lib/core/paths';
import { readUnsent } from './owner';

/** Says on every page that a desk has something which this browser could not send. */
export function UnsentDesk({ userId }: { userId: string }) {
  const t = useTranslations('shell.desk');
  const path = usePathname();
  const [eventId, setEventId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again on each page
  useEffect(() => setEventId(readUnsent(userId)), [userId, path]);
  if (eventId === null || path.startsWith('/mesa/')) return null;
  return (
    <Notice
      title={t('unsentTitle')}
      action={
        <ButtonLink href={deskPath(eventId)} target="_blank">
          {t('open')}
        </ButtonLink>
      }
    >
      {t('unsentText')}
    </Notice>
  );
}
