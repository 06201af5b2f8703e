import {
  ANALYTICS_PATH,
  CLAIMS_PATH,
  COLLECTED_PATH,
  JOURNAL_PATH,
  PAYOUTS_PATH,
  RECEIVABLES_PATH,
  RIDE_OFFICE_PATH,
  SUPPORT_DOCUMENTS_PATH,
  WITHHOLDINGS_PATH,
} from '@/lib/core/paths';
import type { messages } from '@/lib/i18n/messages/es';
import type { ShellAccount } from './shell-account';

export type MenuIcon =
  | 'dashboard'
  | 'analytics'
  | 'create'
  | 'quotations'
  | 'clients'
  | 'events'
  | 'agencies'
  | 'talents'
  | 'claims'
  | 'payouts'
  | 'receivables'
  | 'invite'
  | 'rides'
  | 'taxes'
  | 'privacy'
  | 'support'
  | 'system';

export type MenuItem = {
  readonly text: keyof (typeof messages)['shell']['menu'];
  readonly href: string;
  readonly icon: MenuIcon;
  /** Beginnings of the addresses that belong to it. */
  readonly holds: readonly string[];
};

const dashboard: MenuItem = {
  text: 'dashboard',
  href: '/dashboard',
  icon: 'dashboard',
  holds: ['/dashboard'],
};

const analytics: MenuItem = {
  text: 'analytics',
  href: ANALYTICS_PATH,
  icon: 'analytics',
  holds: [ANALYTICS_PATH],
};

/**
 * Specification 1, section 2.2, in its order; last, what it leaves out: claims and their payments, what clients owe and talents for
 * agencies, and for the administrator what the platform collects, rides, the table of taxes, what people ask of their data and of support, and how the system is doing; for both, analytics.
 */
const MENUS: Readonly<Record<'agency' | 'administrator', readonly MenuItem[]>> = {
  agency: [
    dashboard,
    { text: 'createQuotations', href: '/cotizador/crear', icon: 'create', holds: ['/cotizador'] },
    { text: 'quotations', href: '/cotizador/listado', icon: 'quotations', holds: ['/cotizador/listado'] },
    { text: 'clients', href: '/clientes', icon: 'clients', holds: ['/clientes'] },
    { text: 'events', href: '/eventos', icon: 'events', holds: ['/eventos', '/evento'] },
    { text: 'claims', href: CLAIMS_PATH, icon: 'claims', holds: [CLAIMS_PATH, WITHHOLDINGS_PATH] },
    { text: 'payouts', href: PAYOUTS_PATH, icon: 'payouts', holds: [PAYOUTS_PATH] },
    {
      text: 'receivables',
      href: RECEIVABLES_PATH,
      icon: 'receivables',
      holds: [RECEIVABLES_PATH, COLLECTED_PATH, JOURNAL_PATH],
    },
    { text: 'talents', href: '/talentos', icon: 'talents', holds: ['/talentos'] },
    {
      text: 'inviteTalents',
      href: '/talentos/invitaciones',
      icon: 'invite',
      holds: ['/talentos/invitaciones', '/talentos/importar'],
    },
    analytics,
  ],
  administrator: [
    dashboard,
    { text: 'agencies', href: '/agencias', icon: 'agencies', holds: ['/agencias', '/agency', '/users'] },
    { text: 'talents', href: '/talentos', icon: 'talents', holds: ['/talentos'] },
    {
      text: 'collected',
      href: COLLECTED_PATH,
      icon: 'receivables',
      holds: [COLLECTED_PATH, SUPPORT_DOCUMENTS_PATH],
    },
    {
      text: 'payouts',
      href: PAYOUTS_PATH,
      icon: 'payouts',
      holds: [PAYOUTS_PATH, WITHHOLDINGS_PATH],
    },
    { text: 'rides', href: RIDE_OFFICE_PATH, icon: 'rides', holds: [RIDE_OFFICE_PATH] },
    { text: 'taxes', href: '/impuestos', icon: 'taxes', holds: ['/impuestos'] },
    { text: 'privacy', href: '/habeas-data', icon: 'privacy', holds: ['/habeas-data'] },
    { text: 'support', href: '/soporte', icon: 'support', holds: ['/soporte'] },
    { text: 'system', href: '/sistema', icon: 'system', holds: ['/sistema'] },
    analytics,
  ],
};

/** What somebody finds there: who may not quote is not led to a new quotation, nor who may not call talents to inviting them, or pay to payments. */
export const menuOf = ({
  kind,
  mayQuote,
  mayCall,
  mayPay,
}: Pick<ShellAccount, 'kind' | 'mayQuote' | 'mayCall' | 'mayPay'>): readonly MenuItem[] => {
  const open: Partial<Record<MenuItem['text'], boolean>> = {
    createQuotations: mayQuote,
    inviteTalents: mayCall,
    payouts: mayPay,
  };
  return MENUS[kind].filter(({ text }) => open[text] ?? true);
};

/** The item that an address belongs to: the one that holds its longest beginning. */
export function activeItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const length = (item: MenuItem) =>
    Math.max(
      0,
      ...item.holds
        .filter((start) => path === start || path.startsWith(`${start}/`))
        .map((start) => start.length),
    );
  const best = [...items].sort((a, b) => length(b) - length(a))[0];
  return best && length(best) > 0 ? best : undefined;
}
