'use client';

import { useEffect, useRef } from 'react';

type Undoing = {
  readonly undo: () => void;
  readonly redo: () => void;
  /** The steps that can be undone; changes with every change. */
  readonly steps: unknown;
};

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

/**
 * Ctrl+Z takes the last change of the quotation back, wherever one is in it; Ctrl+Shift+Z and Ctrl+Y do it again. What
 * is typed into a field and is no part of the quotation (the search of a list) the browser undoes itself.
 */
export function useUndoKeys({ undo, redo, steps }: Undoing): void {
  const latest = useRef({ undo, redo, steps });
  useEffect(() => {
    latest.current = { undo, redo, steps };
  }, [undo, redo, steps]);

  useEffect(() => {
    let typedIn: EventTarget | null = null;
    let stepsBefore: unknown = null;
    const onInput = ({ target }: Event) => {
      if (typedIn !== target) stepsBefore = latest.current.steps;
      typedIn = target;
    };
    const onFocus = () => {
      typedIn = null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !again) return;
      const { target } = event;
      // A dialog over the quotation has its own fields.
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      if (isTyped(target) && typedIn === target && stepsBefore === latest.current.steps) return;
      event.preventDefault();
      if (again) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
