'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { takeWrites } from '@/app/_features/graphql/writes';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { activeItem, itemsOf, type MenuGroup, type MenuItem } from './menu';
import { MENU_ICONS } from './menu-icons';
import styles from './rail.module.css';

type Props = {
  groups: readonly MenuGroup[];
  /** What waits behind an item, by its address. */
  counters: Readonly<Record<string, number>>;
  onGo: () => void;
};

/** A menu has room for two digits. */
const MOST_SHOWN = 99;

/** The left rail: where one can go, by groups, and where one is. */
export function Rail({ groups, counters, onGo }: Props) {
  const t = useTranslations('shell');
  const path = usePathname();
  const active = activeItem(itemsOf(groups), path);
  const id = useId();
  useFreshCounters(path);
  return groups.map(({ name, items }) => (
    <div key={name ?? ''} className={styles.group}>
      {name && (
        <p id={`${id}-${name}`} className={styles.heading}>
          {t(`groups.${name}`)}
        </p>
      )}
      <ul className={styles.rail} aria-labelledby={name ? `${id}-${name}` : undefined}>
        {items.map((item) => (
          <RailItem
            key={item.href}
            item={item}
            current={item === active}
            count={counters[item.href] ?? 0}
            onGo={onGo}
          />
        ))}
      </ul>
    </div>
  ));
}

type ItemProps = { item: MenuItem; current: boolean; count: number; onGo: () => void };

function RailItem({ item, current, count, onGo }: ItemProps) {
  const t = useTranslations('shell');
  const Icon = MENU_ICONS[item.icon];
  return (
    <li>
      <Link
        href={item.href}
        className={styles.item}
        aria-current={current ? 'page' : undefined}
        onClick={onGo}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        <span className={styles.word}>{t(`menu.${item.text}`)}</span>
        {count > 0 && (
          <span className={styles.count}>
            <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
            <span className={text.hidden}>{t('counter', { count })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Another page does not read the menu again: it is read anew when something was written before. */
function useFreshCounters(path: string): void {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is come to asks.
  useEffect(() => {
    if (takeWrites()) router.refresh();
  }, [path, router]);
}
