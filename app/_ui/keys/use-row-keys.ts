'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useKeys } from './use-keys';

type Rows = {
  body: RefObject<HTMLElement | null>;
  /** Left out where rows cannot be chosen. */
  choice?: { toggle: (index: number) => void; chooseAll: () => void } | undefined;
};

/** J and K go down and up the rows, X chooses the one that has the focus, E all in view; Enter follows its link by itself. */
export function useRowKeys({ body, choice }: Rows): void {
  const t = useTranslations('ui.keys.rows');
  const rows = () => [...(body.current?.children ?? [])];
  const here = () => rows().findIndex((row) => row.contains(document.activeElement));
  const go = (by: number) => {
    const all = rows();
    const at = here();
    // The focus is in another list of the page, whose press this is.
    if (at < 0 && document.activeElement?.closest('tbody')) return false;
    const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1);
    // Its link, which Enter follows, before the box that stands first.
    const stop = all[to]?.querySelector('a[href]') ?? all[to]?.querySelector('input, button');
    if (stop instanceof HTMLElement) stop.focus();
    return true;
  };
  const toggle = () => {
    const at = here();
    if (at < 0) return false;
    choice?.toggle(at);
    return true;
  };
  useKeys([
    { key: 'j', does: t('down'), act: () => go(1) },
    { key: 'k', does: t('up'), act: () => go(-1) },
    { key: 'x', does: t('choose'), act: choice && toggle },
    { key: 'e', does: t('chooseAll'), act: choice?.chooseAll },
  ]);
}
