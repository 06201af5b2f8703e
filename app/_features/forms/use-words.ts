'use client';

import { useTranslations } from 'next-intl';
import type { Shown } from '@/app/_ui/form/fields';
import { formatIsoDate, formatTime12h } from '@/lib/core/dates';

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;

/** Fields of a form and their values in words, for who did not type them. */
export function useWords(shown: Shown) {
  const t = useTranslations('ui.elsewhere');

  const labelOf = (path: string): string | undefined => {
    const described = shown.get(path)?.label;
    if (described) return described;
    const [input] = document.getElementsByName(path);
    const label = input instanceof HTMLInputElement ? input.labels?.[0]?.textContent : null;
    return (label ?? input?.getAttribute('aria-label'))?.replace(/\s*\*$/, '') || undefined;
  };

  function wordsOf(path: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('empty');
    const own = shown.get(path)?.words?.(value);
    if (own) return own;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return value.toLocaleString('es-CO');
    if (Array.isArray(value)) {
      const isPlain = value.length > 0 && value.every((one) => typeof one === 'string');
      return isPlain ? value.join(', ') : t('list', { count: value.length });
    }
    const text = value instanceof Date ? value.toISOString() : String(value);
    if (DAY.test(text)) return formatIsoDate(text);
    const [, day, time] = LOCAL.exec(text) ?? [];
    // Hours of a form are those of its place, whatever the browser's are.
    return day && time ? `${formatIsoDate(day)}, ${formatTime12h(`${day}T${time}:00Z`, 'UTC')}` : text;
  }

  return { labelOf, wordsOf };
}
