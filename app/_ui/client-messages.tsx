import type { ReactNode } from 'react';
import { type MessagePath, pickMessages } from '@/lib/i18n/pick-messages';
import { MessagesProvider } from './messages-provider';

/** What the portal's primitives and its error texts need; every page of it has these already. */
const PORTAL_MESSAGES: readonly MessagePath[] = [
  'ui',
  'shell',
  'states',
  'errors.unexpected',
  'controls.filesFirst',
  'controls.offline',
  'controls.outdated',
  'controls.reload',
  'controls.sessionEnded',
  'errors.rateLimited',
  'validation',
  'upload',
  'pages',
  'inbox.list',
];

type Props = {
  /** Beyond those of the portal: a namespace, or a part of one ('events.list'). */
  namespaces: readonly MessagePath[];
  children: ReactNode;
};

/**
 * Hands texts to the client components below, in addition to those that the portal's layout hands out. A page wraps what
 * it renders with what its client components use (scripts/client-messages.test.ts); texts of server components need
 * none of this.
 */
export function ClientMessages({ namespaces, children }: Props) {
  return <MessagesProvider json={pickMessages(namespaces)}>{children}</MessagesProvider>;
}

/** Hands out what every page of the portal has. */
export function PortalMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider json={pickMessages(PORTAL_MESSAGES)}>{children}</MessagesProvider>;
}
