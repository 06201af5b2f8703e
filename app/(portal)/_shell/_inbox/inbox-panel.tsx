'use client';

import { Button, FocusTrap } from '@mantine/core';
import { useClickOutside, useHotkeys } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import { useRead } from '@/app/_features/graphql/use-read';
import { useWrite } from '@/app/_features/graphql/use-write';
import { NoticeList, type ShownNotice } from '@/app/_features/inbox/notice-list';
import { READ_INBOX } from '@/app/_features/inbox/operations';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { toastError } from '@/app/_ui/feedback/toasts';
import { Link } from '@/app/_ui/link';
import { INBOX_PATH } from '@/lib/core/paths';
import { READ_ALL_NOTICES, READ_NOTICES } from '@/lib/inbox/writes';
import styles from './inbox-panel.module.css';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  unread: number;
  /** So many were marked as read; answers the way back. */
  onRead: (count: number) => () => void;
  onClose: () => void;
};

/** What happened to one's work of late, below the bell. */
export default function InboxPanel({ button, unread, onRead, onClose }: Props) {
  const t = useTranslations('inbox.list');
  const found = useRead(READ_INBOX, {}, unread)?.inbox ?? null;
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const reading = useWrite(READ_NOTICES);
  const readingAll = useWrite(READ_ALL_NOTICES);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useClickOutside(onClose, null, [panel, button.current]);
  const closeAndReturn = () => {
    onClose();
    button.current?.focus();
  };
  useHotkeys([['Escape', closeAndReturn]], []);

  const notices = found?.map((notice) => ({
    ...notice,
    isRead: notice.isRead || notice.ids.every((id) => read.has(id)),
  }));
  const markRead = (ids: readonly number[]) => setRead((known) => new Set([...known, ...ids]));
  const notRead = (ids: readonly number[], takeBack: () => void, why: string) => {
    setRead((known) => new Set([...known].filter((id) => !ids.includes(id))));
    takeBack();
    toastError(why);
  };
  const press = async ({ ids, isRead, path }: ShownNotice, goes: boolean) => {
    // The same page changes nothing that would close it.
    if (goes && path && window.location.pathname === path.split('?')[0]) onClose();
    if (isRead) return;
    markRead(ids);
    const takeBack = onRead(ids.length);
    const result = await reading.run({ ids: [...ids] });
    if (!result.ok) notRead(ids, takeBack, result.failure.message);
  };
  const pressAll = async () => {
    const ids = found?.flatMap((notice) => notice.ids) ?? [];
    markRead(ids);
    // Before it is answered: the server says by itself how many are left, which is not to be lowered once more.
    const takeBack = onRead(unread);
    const result = await readingAll.run({ upTo: Math.max(...ids) });
    if (!result.ok) notRead(ids, takeBack, result.failure.message);
  };

  return (
    <FocusTrap active>
      <section ref={setPanel} role="dialog" aria-label={t('title')} className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.heading} tabIndex={-1} data-autofocus>
            {t('title')}
          </h2>
          {unread > 0 && notices && notices.length > 0 && (
            <Button variant="subtle" size="xs" loading={readingAll.pending} onClick={() => void pressAll()}>
              {t('readAll')}
            </Button>
          )}
        </div>
        <div className={styles.list}>
          {notices === undefined ? (
            <p className={styles.waiting} aria-busy="true">
              {t('loading')}
            </p>
          ) : notices.length === 0 ? (
            <EmptyState compact title={t('none')} text={t('noneText')} />
          ) : (
            <NoticeList notices={notices} onRead={(notice, goes) => void press(notice, goes)} />
          )}
        </div>
        <div className={styles.foot}>
          <Link href={INBOX_PATH} onClick={onClose}>
            {t('seeAll')}
          </Link>
          <Link href={`${INBOX_PATH}/ajustes`} onClick={onClose}>
            {t('settings')}
          </Link>
        </div>
      </section>
    </FocusTrap>
  );
}
