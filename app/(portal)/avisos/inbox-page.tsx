'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { NoticeList, type ShownNotice } from '@/app/_features/inbox/notice-list';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { READ_ALL_NOTICES, READ_NOTICES } from '@/lib/inbox/writes';
import styles from './inbox-page.module.css';

type Props = {
  notices: readonly ShownNotice[];
  /** The newest notice, where some are unread; null where none is. */
  upTo: number | null;
  /** Addresses of other pages of the list. */
  newest: string | null;
  older: string | null;
};

/** A page of notices: each opens what it tells of, or is marked as read where it stands. */
export function InboxPage({ notices, upTo, newest, older }: Props) {
  const t = useTranslations('inbox.list');
  const router = useRouter();
  const reading = useWrite(READ_NOTICES);
  const readingAll = useAction(READ_ALL_NOTICES);
  const read = async ({ ids, isRead }: ShownNotice, goes: boolean) => {
    if (isRead) return;
    const result = await reading.run({ ids: [...ids] });
    if (result.ok && !goes) router.refresh();
  };
  return (
    <>
      {upTo !== null && (
        <div className={styles.all}>
          <Button
            variant="default"
            size="xs"
            loading={readingAll.pending}
            onClick={() => void readingAll.press({ upTo }, t('allRead'))}
          >
            {t('readAll')}
          </Button>
        </div>
      )}
      <NoticeList notices={notices} onRead={(notice, goes) => void read(notice, goes)} />
      {(newest || older) && (
        <div className={styles.pages}>
          {newest && (
            <ButtonLink variant="default" size="xs" href={newest}>
              {t('newest')}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink variant="default" size="xs" href={older}>
              {t('older')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
