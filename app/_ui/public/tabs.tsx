'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export type Tab = { readonly id: string; readonly title: string; readonly content: ReactNode };

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** Which one is open at first; the first one unless said. */
  initial?: string | undefined;
};

/** Panels behind a row of tabs; arrows, Home and End move between them. All panels are in the HTML. */
export function Tabs({ label, tabs, initial }: Props) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(initial ?? tabs[0]?.id);
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === active);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? null
            : at + step;
    if (target === null) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    setActive(tabs[index]?.id);
    row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index]?.focus();
  }
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === active}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => setActive(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== active}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
