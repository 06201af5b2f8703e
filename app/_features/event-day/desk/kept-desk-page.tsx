'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { formatDateTime } from '@/lib/core/dates';
import type { DeskData } from '../desk-data';
import { findDesk, findKeeper, type Keeper } from '../kept/kept-desk';
import { Desk } from './desk';
import { isTyping, useReturn } from './use-return';

type Kept = { readonly keeper: Keeper; readonly data: DeskData };

/** `/mesa/<event>`, in whose place the worker gave this page. */
const eventOfPage = (): string => window.location.pathname.split('/')[2] ?? '';

async function readKept(): Promise<Kept | null> {
  const keeper = await findKeeper();
  const data = keeper && (await findDesk(keeper, eventOfPage()));
  return data ? { keeper, data } : null;
}

const reload = () => window.location.reload();

/** The desk that this device keeps, where its page met no network. */
export function KeptDeskPage() {
  const t = useTranslations('events.desk');
  const [kept, setKept] = useState<Kept | null | undefined>();
  const back = useReturn(reload);
  useEffect(() => {
    readKept().then(setKept, () => setKept(null));
  }, []);
  if (kept === undefined) return <p aria-busy="true" />;
  if (kept === null) {
    return (
      <EmptyState
        title={t('nothingKept')}
        text={t('nothingKeptText')}
        action={<PlainButton onClick={reload}>{t('tryAgain')}</PlainButton>}
      />
    );
  }
  const { data, keeper } = kept;
  return (
    <>
      <PageHeader title={t('title')} subtitle={[data.name, data.where].filter(Boolean).join(' · ')} />
      <Notice
        title={back ? t('back') : t('asOf', { when: formatDateTime(data.readAt, data.timeZone) })}
        action={back && <PlainButton onClick={reload}>{t('update')}</PlainButton>}
      >
        {t(back ? 'backText' : 'asOfText')}
      </Notice>
      <Desk data={data} fresh={false} keeper={keeper} refresh={() => isTyping() || reload()} />
    </>
  );
}
