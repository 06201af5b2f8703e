'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useAtOnce } from '@/app/_features/graphql/use-at-once';
import { useWrite, type WriteResult } from '@/app/_features/graphql/use-write';
import { NoticeList, type ShownNotice } from '@/app/_features/inbox/notice-list';
import { BulkBar } from '@/app/_ui/data-table/bulk-bar';
import { useSelection } from '@/app/_ui/data-table/use-selection';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { partsOf } from '@/lib/core/parts-of';
import { MOST_READ_AT_ONCE } from '@/lib/inbox/inputs';
import { READ_ALL_NOTICES, READ_NOTICES } from '@/lib/inbox/writes';
import styles from './inbox-page.module.css';

const idOf = ({ ids }: ShownNotice): string => ids.join();

type Props = {
  notices: readonly ShownNotice[];
  /** The newest notice, where some are unread; null where none is. */
  upTo: number | null;
  /** Addresses of other pages of the list. */
  newest: string | null;
  older: string | null;
};

/** A page of notices: each opens what it tells of, or is marked as read where it stands, alone or with others. */
export function InboxPage({ notices, upTo, newest, older }: Props) {
  const t = useTranslations('inbox.list');
  const reading = useWrite(READ_NOTICES);
  const readingAll = useAction(READ_ALL_NOTICES);
  const { shown, press } = useAtOnce(notices, (before, read: ReadonlySet<number>) =>
    before.map((notice) => (notice.ids.some((id) => read.has(id)) ? { ...notice, isRead: true } : notice)),
  );
  const unread = shown.flatMap((notice) => (notice.isRead ? [] : [{ id: idOf(notice), ids: notice.ids }]));
  const selection = useSelection(unread, '');
  const readChosen = async () => {
    const chosen = selection.rows.flatMap((row) => row.ids);
    const write = async () => {
      let result: WriteResult<unknown> = { ok: true, data: null };
      for (const ids of partsOf(chosen, MOST_READ_AT_ONCE))
        if (result.ok) result = await reading.run({ ids });
      return result;
    };
    if (!(await press(new Set(chosen), write))) return;
    selection.clear();
    toastSuccess(t('allRead'));
  };
  const read = async ({ ids, isRead }: ShownNotice, goes: boolean) => {
    if (isRead) return;
    const write = () => reading.run({ ids: [...ids] });
    if (goes) await write();
    else await press(new Set(ids), write);
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
      <NoticeList
        notices={shown}
        onRead={(notice, goes) => void read(notice, goes)}
        chosen={{
          has: (notice) => selection.has(idOf(notice)),
          toggle: (notice) => selection.toggle(idOf(notice)),
        }}
      />
      {selection.rows.length > 0 && (
        <BulkBar
          count={selection.rows.length}
          onClear={selection.clear}
          all={
            selection.inView < unread.length && (
              <Button variant="subtle" color="ink" size="xs" onClick={() => selection.setAll(true)}>
                {t('choosePage')}
              </Button>
            )
          }
        >
          <Button size="sm" loading={reading.pending} onClick={() => void readChosen()}>
            {t('readChosen', { count: selection.rows.length })}
          </Button>
        </BulkBar>
      )}
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
