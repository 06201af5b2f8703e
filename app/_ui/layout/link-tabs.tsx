'use client';

import { useEffect, useMemo, useRef } from 'react';
import { type Command, useCommands } from '../commands/commands';
import { countText } from '../data/count-text';
import { Link } from '../link';
import styles from './link-tabs.module.css';

export type LinkTab = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** How many it holds, after its name, as far as they are counted. */
  readonly count?: number;
};

type Props = {
  /** What the tabs divide: 'Secciones del evento'. */
  label: string;
  tabs: readonly LinkTab[];
  current: string;
};

/**
 * Parts of a page, each with an address of its own: links, so that only the part in view is made. Where they do not
 * all fit, the current one is brought into view. Ctrl-K leads to them too.
 */
export function LinkTabs({ label, tabs, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const commands = useMemo(
    () => tabs.map(({ href, label: word }): Command => ({ id: href, href, label: word, group: label })),
    [tabs, label],
  );
  useCommands(commands);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id} data-tab={tab.id}>
            <Link
              href={tab.href}
              className={styles.tab}
              aria-current={tab.id === current ? 'page' : undefined}
              scroll={false}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{countText(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
