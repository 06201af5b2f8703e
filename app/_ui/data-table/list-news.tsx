'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import type { Pages } from '../list/list-query';

type Props = { pending: boolean; count: number; pages: Pages | undefined };

/** Says to who listens that a list is read again, and how much came; nothing before it was asked for something. */
export function ListNews({ pending, count, pages }: Props) {
  const t = useTranslations('ui.table');
  const [asked, setAsked] = useState(false);
  if (pending && !asked) setAsked(true);
  const isPart = Boolean(pages && (pages.after || pages.before || !pages.first));
  const came = t(isPart && count > 0 ? 'cameOnPage' : 'came', { count });
  return (
    <span role="status" className={text.hidden}>
      {pending ? t('updating') : asked ? came : ''}
    </span>
  );
}
