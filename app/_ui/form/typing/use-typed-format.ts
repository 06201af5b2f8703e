'use client';

import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { caretAfter } from './format-as-typed';

/**
 * Puts what is typed into its form, key by key, and leaves the caret behind the same digits. Spread the result on a
 * controlled input whose value is the formatted text.
 */
export function useTypedFormat(format: (text: string) => string, onText: (text: string) => void) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const isLive = useRef(false);

  useEffect(() => {
    const input = element.current;
    if (isLive.current || !input) return;
    isLive.current = true;
    // Typed before this code was here to hear of it: what a person sees is what counts.
    if (input.value !== input.defaultValue) onText(format(input.value));
  });

  useLayoutEffect(() => {
    const input = element.current;
    if (caret.current === null || !input || document.activeElement !== input) return;
    input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref: element,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const typed = currentTarget.value;
      const formatted = format(typed);
      const behind = currentTarget.selectionStart ?? typed.length;
      caret.current = formatted === typed ? behind : caretAfter(typed.slice(0, behind), formatted);
      onText(formatted);
    },
  };
}
