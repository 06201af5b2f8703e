import { type Ability, hasAbility } from '@/lib/core/abilities';
import {
  CLAIMS_PATH,
  COLLECTED_PATH,
  INBOX_PATH,
  JOURNAL_PATH,
  PAYER_ACCOUNTS_PATH,
  PAYOUTS_PATH,
  PLATFORM_CLAIMS_PATH,
  PLATFORM_RIDES_PATH,
  RECEIVABLES_PATH,
  RIDERS_PATH,
  SIGNING_PATH,
  SUPPORT_DOCUMENTS_PATH,
  SUPPORT_NUMBERS_PATH,
  WITHHOLDINGS_PATH,
} from '@/lib/core/paths';
import words from '@/lib/i18n/messages/es/places.json';
import { SECTIONS } from '../../perfil/[id]/[name]/sections';
import { itemsOf, type MenuIcon, menuOf } from '../menu';
import type { ShellAccount } from '../shell-account';

/** A screen, a part of one, or what is begun there. */
export type Place = {
  readonly href: string;
  readonly icon: MenuIcon;
  /** Those of the menu are called as they are there. */
  readonly name: { readonly title: string } | { readonly menu: keyof typeof words.menu };
  /** Where it belongs, for one whose title alone does not say it. */
  readonly within?: string;
  /** What else people type who look for it. */
  readonly words: string;
  /** Begins something, instead of showing it. */
  readonly begins: boolean;
};

type Title = keyof typeof words.titles;
type Row = {
  readonly title: Title;
  readonly href: string;
  readonly icon: MenuIcon;
  readonly within?: keyof typeof words.in;
  readonly needs?: Ability;
  readonly begins?: boolean;
};

/** For everybody who is signed in. */
const EVERYBODYS: readonly Row[] = [
  { title: 'supportDocuments', href: SUPPORT_DOCUMENTS_PATH, icon: 'claims' },
  { title: 'supportNumbers', href: SUPPORT_NUMBERS_PATH, icon: 'claims' },
  { title: 'withholdings', href: WITHHOLDINGS_PATH, icon: 'taxes' },
  { title: 'certificates', href: `${WITHHOLDINGS_PATH}?vista=certificados`, icon: 'taxes' },
  { title: 'paidBatches', href: `${PAYOUTS_PATH}?estado=pagados`, icon: 'payouts', needs: 'reviewClaims' },
  { title: 'payerAccounts', href: PAYER_ACCOUNTS_PATH, icon: 'payouts', needs: 'reviewClaims' },
  { title: 'searches', href: '/talentos/busquedas', icon: 'talents' },
  { title: 'simulator', href: '/cotizador-prueba', icon: 'quotations' },
  { title: 'notices', href: INBOX_PATH, icon: 'support' },
  { title: 'noticeSettings', href: `${INBOX_PATH}/ajustes`, icon: 'support' },
];

const AGENCY: readonly Row[] = [
  { title: 'payouts', href: PAYOUTS_PATH, icon: 'payouts', needs: 'reviewClaims' },
  {
    title: 'templates',
    href: '/cotizador/crear?plantillas=ver',
    icon: 'create',
    needs: 'quote',
    begins: true,
  },
  { title: 'quotationBoard', href: '/cotizador/listado?vista=tablero', icon: 'quotations' },
  { title: 'createClient', href: '/clientes/crear', icon: 'create', needs: 'keepClients', begins: true },
  { title: 'importClients', href: '/clientes/importar', icon: 'clients', needs: 'keepClients', begins: true },
  { title: 'finalClients', href: '/clientes/finales', icon: 'clients' },
  { title: 'createEvent', href: '/eventos/crear', icon: 'create', needs: 'runEvents', begins: true },
  { title: 'importEvents', href: '/eventos/importar', icon: 'events', needs: 'runEvents', begins: true },
  { title: 'signing', href: SIGNING_PATH, icon: 'events' },
  { title: 'eventCalendar', href: '/eventos?vista=calendario', icon: 'events' },
  { title: 'eventBoard', href: '/eventos?vista=tablero', icon: 'events' },
  { title: 'pastEvents', href: '/eventos?estado=36', icon: 'events' },
  { title: 'approvedClaims', href: `${CLAIMS_PATH}?estado=aprobadas`, icon: 'claims' },
  { title: 'allClaims', href: `${CLAIMS_PATH}?estado=todas`, icon: 'claims' },
  { title: 'proofs', href: `${RECEIVABLES_PATH}?vista=por-revisar`, icon: 'receivables' },
  { title: 'collected', href: COLLECTED_PATH, icon: 'receivables' },
  { title: 'journalAccounts', href: `${JOURNAL_PATH}/cuentas`, icon: 'journal' },
  {
    title: 'inviteTalents',
    href: '/talentos/invitaciones',
    icon: 'invite',
    needs: 'callTalents',
    begins: true,
  },
  {
    title: 'importTalents',
    href: '/talentos/importar',
    icon: 'invite',
    needs: 'callTalents',
    begins: true,
  },
];

const ADMINISTRATOR: readonly Row[] = [
  { title: 'users', href: '/users', icon: 'clients' },
  { title: 'createTalent', href: '/talentos/crear', icon: 'create', begins: true },
  { title: 'photos', href: '/talentos/fotos', icon: 'talents' },
  { title: 'photoBatch', href: '/talentos/fotos?vista=lote', icon: 'talents' },
  { title: 'photoHistory', href: '/talentos/fotos/historial', icon: 'talents' },
  { title: 'platformClaims', href: PLATFORM_CLAIMS_PATH, icon: 'claims' },
  { title: 'riders', href: RIDERS_PATH, icon: 'rides', within: 'rides' },
  { title: 'platformRides', href: PLATFORM_RIDES_PATH, icon: 'rides', within: 'rides' },
  { title: 'taxValues', href: '/impuestos/valores', icon: 'taxes' },
  { title: 'retention', href: '/habeas-data/conservacion', icon: 'privacy' },
  { title: 'disowned', href: '/sistema/no-fui-yo', icon: 'system' },
  { title: 'corrections', href: '/sistema/datos-por-corregir', icon: 'system' },
  { title: 'guide', href: '/theme', icon: 'system' },
];

const toPlace = ({ title, href, icon, within, begins = false }: Row): Place => ({
  href,
  icon,
  name: { title: words.titles[title] },
  words: words.words[title],
  begins,
  ...(within ? { within: words.in[within] } : {}),
});

/** Every place that somebody may open without naming a client, an event or the like: of the menu first, then by what they belong to. */
export function placesOf(account: ShellAccount): readonly Place[] {
  const { role, profileHref } = account;
  const own = role === 'ADMINISTRATOR' ? ADMINISTRATOR : AGENCY;
  const mayOpen = ({ needs }: Row) => !needs || role === 'ADMINISTRATOR' || hasAbility(role, needs);
  const ofProfile = (profile: string) =>
    SECTIONS.map((title): Row => {
      const href = title === SECTIONS[0] ? profile : `${profile}?seccion=${title}`;
      return { title, href, icon: 'agencies', within: 'profile' };
    });
  return [
    ...itemsOf(menuOf(account)).map(({ text, href, icon }): Place => {
      const begins = text === 'createQuotations';
      return { href, icon, name: { menu: text }, words: words.menu[text], begins };
    }),
    ...[...own, ...EVERYBODYS].filter(mayOpen).map(toPlace),
    ...(profileHref ? ofProfile(profileHref).map(toPlace) : []),
  ];
}
