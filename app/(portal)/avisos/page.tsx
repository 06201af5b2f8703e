import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { INBOX_PATH } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { describeGroup } from '@/lib/inbox/describe';
import { countUnread, listNotices } from '@/lib/inbox/queries';
import { groupNotices, MOST_UNREAD } from '@/lib/inbox/rules';
import { InboxPage } from './inbox-page';

export const metadata: Metadata = { title: 'Avisos' };

const PER_PAGE = 100;

type Props = { searchParams: Promise<SearchParams> };

const addressOf = (unreadOnly: boolean, before?: number): string => {
  const query = new URLSearchParams();
  if (unreadOnly) query.set('ver', 'sin-leer');
  if (before !== undefined) query.set('antes', String(before));
  return query.size > 0 ? `${INBOX_PATH}?${query}` : INBOX_PATH;
};

/** What happened to one's work, older ones by an address of their own. */
export default async function Inbox({ searchParams }: Props) {
  const { actor } = await portalGate();
  const { ver, antes } = await searchParams;
  const unreadOnly = ver === 'sin-leer';
  const before = /^\d{1,15}$/.test(String(antes ?? '')) ? Number(antes) : undefined;
  const [found, unread, t] = await Promise.all([
    listNotices(actor, { unreadOnly, limit: PER_PAGE + 1, ...(before === undefined ? {} : { before }) }),
    countUnread(actor),
    getTranslations('inbox.list'),
  ]);
  const shown = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? shown.at(-1) : undefined;
  const notices = groupNotices(shown, DEFAULT_TIME_ZONE).map((group) => ({
    ...describeGroup(group),
    kind: group.kind,
    at: group.notices[0].at,
    isRead: group.notices[0].readAt !== null,
    ids: group.notices.map(({ id }) => id),
  }));
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <ButtonLink variant="default" href={`${INBOX_PATH}/ajustes`}>
            {t('settings')}
          </ButtonLink>
        }
      />
      <LinkTabs
        label={t('filter')}
        current={unreadOnly ? 'unread' : 'all'}
        tabs={[
          { id: 'all', label: t('all'), href: addressOf(false) },
          {
            id: 'unread',
            label: unread.count > MOST_UNREAD ? t('unreadMany') : t('unread'),
            href: addressOf(true),
            ...(unread.count > MOST_UNREAD ? {} : { count: unread.count }),
          },
        ]}
      />
      <SectionCard title={unreadOnly ? t('unread') : t('all')} flush={notices.length > 0}>
        {notices.length === 0 ? (
          <EmptyState
            compact
            title={t(unreadOnly ? 'noneUnread' : 'none')}
            text={t(unreadOnly ? 'noneUnreadText' : 'noneText')}
          />
        ) : (
          <InboxPage
            notices={notices}
            upTo={before === undefined && unread.count > 0 ? unread.newest : null}
            newest={before === undefined ? null : addressOf(unreadOnly)}
            older={last ? addressOf(unreadOnly, last.id) : null}
          />
        )}
      </SectionCard>
    </>
  );
}
