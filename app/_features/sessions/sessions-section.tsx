import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import type { SessionView } from '@/lib/identity/sessions/queries';
import { CloseAllSessions } from './close-all-sessions';
import { CloseSession } from './close-session';

type Props = {
  /** As `listSessions` of lib/identity gives them. */
  sessions: readonly SessionView[];
  /** Whose they are; null for somebody else's, which the administrator only looks at. */
  own: 'agency' | 'administrator' | 'talent' | null;
  /** Instead of the button that closes all of one's own. */
  actions?: ReactNode;
};

const PHONES = /\b(iOS|Android|iPadOS|HarmonyOS)\b/;

/**
 * Where somebody is signed in, and for oneself the way to end that: one by one, or everywhere at once. Its page hands
 * the texts of `sessions` to client components.
 */
export function SessionsSection({ sessions, own, actions }: Props) {
  const t = useTranslations('sessions');
  const when = (at: Date) =>
    `${formatShortDate(at, DEFAULT_TIME_ZONE)}, ${formatTime12h(at, DEFAULT_TIME_ZONE)}`;

  const items = sessions.map(({ id, device, createdAt, lastSeenAt, current, isApp }) => {
    const name = device ?? t('unknownDevice');
    const title = isApp ? (device ? t('appOn', { device }) : t('app')) : name;
    const Icon = isApp || PHONES.test(title) ? IconDeviceMobile : IconDeviceDesktop;
    return {
      id,
      title,
      lead: <Icon size={22} stroke={1.5} aria-hidden />,
      detail: [
        current ? t('now') : t('seen', { when: when(lastSeenAt) }),
        t('since', { when: when(createdAt) }),
      ],
      trailing: current ? (
        <SoftBadge tone="green">{t('current')}</SoftBadge>
      ) : (
        own && <CloseSession id={id} device={title} />
      ),
    };
  });

  return (
    <SectionCard
      flush
      title={t('title')}
      description={own ? t('text') : t('textOther')}
      actions={own ? <CloseAllSessions kind={own} /> : actions}
    >
      {items.length > 0 ? (
        <RowList label={t('title')} items={items} />
      ) : (
        <EmptyState compact title={t('empty')} text={t('emptyText')} />
      )}
    </SectionCard>
  );
}
