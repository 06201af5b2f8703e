import texts from '@/lib/i18n/messages/es/sentMessages.json';

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.kinds;

/** What a message of a kind (`<domain>.<what-it-tells>`) is called; null for one without words. */
export function messageTitle(kind: string): string | null {
  const [domain = '', what = ''] = kind.split('.');
  return kinds[domain]?.[what] ?? null;
}
