'use client';

import { useEffect, useEffectEvent } from 'react';
import { areKeysOff } from './keys-off';

export type PageKey = {
  /** As a press of it is called (`KeyboardEvent.key`), in lower case. */
  readonly key: string;
  /** What it does, as the list of the page's keys tells it. */
  readonly does: string;
  /** Left out while there is nothing to do; answers false for a press that was meant for another part of the page. */
  readonly act?: (() => unknown) | undefined;
};

type Told = { keys: readonly PageKey[] };

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';
const ABOVE_THE_PAGE = '[role="dialog"], dialog[open], .yarl__portal';

const told = new Set<Told>();

/** The keys of the page as it stands, for the list that "?" opens. */
export const keysOfPage = (): readonly PageKey[] => [...told].flatMap(({ keys }) => keys);

/** Does what a key alone stands for, except where somebody types, a dialog lies over the page, or keys are off. */
export function useKeys(keys: readonly PageKey[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || areKeysOff()) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    const { act } = keys.find((one) => one.key === key.toLowerCase()) ?? {};
    // A key that is held down goes through a list, and decides nothing twice.
    if (!act || (repeat && !/^[jk]$/.test(key)) || document.querySelector(ABOVE_THE_PAGE)) return;
    if (act() !== false) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    const mine = { keys };
    told.add(mine);
    return () => void told.delete(mine);
  });
}
