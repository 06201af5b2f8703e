'use client';

import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/app/_ui/controls/icon-button';
import { later } from '@/app/_ui/later/later';
import styles from './bell-button.module.css';
import { useUnread } from './use-unread';

const InboxPanel = later(() => import('./inbox-panel'), { missing: 'over' });
const UnreadCount = later(() => import('./unread-count'), { missing: 'nowhere' });

/** A hundred stands for any larger number. */
const MOST_SHOWN = 99;

/** How much happened to one's work that was not read, live; pressed, what it was. */
export function BellButton({ unread: atFirst }: { unread: number }) {
  const t = useTranslations('inbox.list');
  const { unread, tell, read } = useUnread(atFirst);
  const [opened, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(close, [path]);
  const label =
    unread > MOST_SHOWN ? t('bellMany') : unread > 0 ? t('bellUnread', { count: unread }) : t('bell');
  return (
    <div className={styles.place}>
      <IconButton
        ref={button}
        size="lg"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={toggle}
      >
        <IconBell size={18} stroke={1.5} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </IconButton>
      <UnreadCount onCount={tell} />
      {opened && <InboxPanel button={button} unread={unread} onRead={read} onClose={close} />}
    </div>
  );
}
