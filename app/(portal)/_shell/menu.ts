import { atNearest } from '@/lib/core/nearest-place';
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
  | 'journal'
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

/** Items that belong together, under their heading where they have one. */
export type MenuGroup = {
  readonly name: 'work' | 'money' | null;
  readonly items: readonly MenuItem[];
};

const dashboard: MenuItem = {
  text: 'dashboard',
  href: '/dashboard',
  icon: 'dashboard',
  holds: ['/dashboard'],
};

const last: MenuGroup = {
  name: null,
  items: [{ text: 'analytics', href: ANALYTICS_PATH, icon: 'analytics', holds: [ANALYTICS_PATH] }],
};

/**
 * Specification 1, section 2.2, in its order, and then what it leaves out; the money of both roles by itself, and
 * analytics last. What belongs to one of these places has its way from there, and by Ctrl-K.
 */
const MENUS: Readonly<Record<'agency' | 'administrator', readonly MenuGroup[]>> = {
  agency: [
    {
      name: 'work',
      items: [
        dashboard,
        { text: 'createQuotations', href: '/cotizador/crear', icon: 'create', holds: ['/cotizador'] },
        {
          text: 'quotations',
          href: '/cotizador/listado',
          icon: 'quotations',
          holds: ['/cotizador/listado'],
        },
        { text: 'clients', href: '/clientes', icon: 'clients', holds: ['/clientes'] },
        { text: 'events', href: '/eventos', icon: 'events', holds: ['/eventos', '/evento'] },
        { text: 'talents', href: '/talentos', icon: 'talents', holds: ['/talentos'] },
      ],
    },
    {
      name: 'money',
      items: [
        {
          text: 'receivables',
          href: RECEIVABLES_PATH,
          icon: 'receivables',
          holds: [RECEIVABLES_PATH, COLLECTED_PATH],
        },
        {
          text: 'claims',
          href: CLAIMS_PATH,
          icon: 'claims',
          holds: [CLAIMS_PATH, PAYOUTS_PATH, WITHHOLDINGS_PATH],
        },
        { text: 'journal', href: JOURNAL_PATH, icon: 'journal', holds: [JOURNAL_PATH] },
      ],
    },
    last,
  ],
  administrator: [
    {
      name: 'work',
      items: [
        dashboard,
        {
          text: 'agencies',
          href: '/agencias',
          icon: 'agencies',
          holds: ['/agencias', '/agency', '/users'],
        },
        { text: 'talents', href: '/talentos', icon: 'talents', holds: ['/talentos'] },
        { text: 'rides', href: RIDE_OFFICE_PATH, icon: 'rides', holds: [RIDE_OFFICE_PATH] },
        { text: 'support', href: '/soporte', icon: 'support', holds: ['/soporte'] },
        { text: 'privacy', href: '/habeas-data', icon: 'privacy', holds: ['/habeas-data'] },
        { text: 'system', href: '/sistema', icon: 'system', holds: ['/sistema'] },
      ],
    },
    {
      name: 'money',
      items: [
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
        { text: 'taxes', href: '/impuestos', icon: 'taxes', holds: ['/impuestos'] },
      ],
    },
    last,
  ],
};

/** What somebody finds there: who may not quote is not led to a new quotation. */
export const menuOf = ({ kind, mayQuote }: Pick<ShellAccount, 'kind' | 'mayQuote'>): readonly MenuGroup[] =>
  MENUS[kind].map(({ name, items }) => ({
    name,
    items: items.filter(({ text }) => mayQuote || text !== 'createQuotations'),
  }));

/** All its items, in order. */
export const itemsOf = (groups: readonly MenuGroup[]): readonly MenuItem[] =>
  groups.flatMap(({ items }) => items);

/** The item that an address belongs to: the one that holds its longest beginning. */
export const activeItem = (items: readonly MenuItem[], path: string): MenuItem | undefined =>
  atNearest(
    items.flatMap((item) => item.holds.map((place) => [place, item] as const)),
    path,
  );
