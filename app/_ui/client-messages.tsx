import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messages, type Namespace } from '@/lib/i18n/messages/es';

/** What the portal's primitives and its error texts need; every page of it has these already. */
const PORTAL_NAMESPACES: readonly Namespace[] = [
  'ui',
  'shell',
  'states',
  'errors',
  'validation',
  'upload',
  'pages',
];

type Props = {
  /** Beyond those of the portal, or all of them when `alone`. */
  namespaces: readonly Namespace[];
  /** On public pages: exactly these, so that nothing else is sent. */
  alone?: boolean;
  children: ReactNode;
};

/**
 * Hands texts to the client components below. A page wraps what it renders with the namespaces of its own; texts of
 * server components need none of this.
 */
export function ClientMessages({ namespaces, alone = false, children }: Props) {
  const names = new Set(alone ? namespaces : [...PORTAL_NAMESPACES, ...namespaces]);
  const picked = Object.fromEntries([...names].map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
