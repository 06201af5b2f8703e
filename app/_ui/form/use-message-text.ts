'use client';

import { useTranslations } from 'next-intl';

type Values = Readonly<Record<string, string | number>>;
type AnyKey = { (key: string, values?: Values): string; has(key: string): boolean };

/**
 * Reads a text by a key that is only known at run time ('validation.required' of a schema's issue). A text that is no
 * key comes back as it is, since GraphQL errors arrive translated.
 */
export function useMessageText(): (key: string, values?: Values) => string {
  const t = useTranslations() as unknown as AnyKey;
  return (key, values) => (/^[a-z]\w*(\.\w+)+$/i.test(key) && t.has(key) ? t(key, values) : key);
}
