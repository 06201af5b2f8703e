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

/** A tab that is divided again shows its parts below, while one of them is open; the first is its own page. */
type DividedTab = LinkTab & { readonly parts?: readonly LinkTab[] };

type Props = {
  /** What the tabs divide: 'Secciones del evento'. */
  label: string;
  tabs: readonly DividedTab[];
  current: string;
};

const partsOf = ({ parts = [] }: DividedTab): readonly LinkTab[] => parts;

/**
 * Parts of a page, each with an address of its own: links, so that only the part in view is made. Where they do not
 * all fit, the current one is brought into view. Ctrl-K leads to them too.
 */
export function LinkTabs({ label, tabs, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const open = tabs.find((tab) => tab.id === current || partsOf(tab).some(({ id }) => id === current));
  const openId = open?.id;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${openId}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [openId]);
  const commands = useMemo(
    () =>
      tabs
        .flatMap((tab) => [tab, ...partsOf(tab).filter(({ id }) => id !== tab.id)])
        .map(({ href, label: word }): Command => ({ id: href, href, label: word, group: label })),
    [tabs, label],
  );
  useCommands(commands);
  const parts = open ? partsOf(open) : [];
  return (
    <nav className={styles.root} aria-label={label} data-divided={parts.length > 0 || undefined}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id} data-tab={tab.id}>
            <TabLink
              tab={tab}
              className={styles.tab}
              current={tab === open && (tab.id === current || 'true')}
            />
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={open?.label}>
          {parts.map((part) => (
            <li key={part.id}>
              <TabLink tab={part} className={styles.part} current={part.id === current} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** `current` is 'true' for a tab that holds the page's part, and is not it. */
type TabLinkProps = { tab: LinkTab; className: string | undefined; current: boolean | 'true' };

function TabLink({ tab, className, current }: TabLinkProps) {
  return (
    <Link
      href={tab.href}
      className={className}
      aria-current={current === true ? 'page' : current || undefined}
      scroll={false}
    >
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}>{countText(tab.count)}</span>}
    </Link>
  );
}
