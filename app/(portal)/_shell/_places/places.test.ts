import { describe, expect, test } from 'vitest';
import { filterCommands } from '@/app/_ui/commands/filter-commands';
import { PORTAL_ROUTES } from '@/e2e/fixtures/routes/portal-routes';
import { routesOf } from '@/e2e/fixtures/routes/route-table';
import type { Who } from '@/e2e/fixtures/routes/rule';
import { ROLES } from '@/lib/core/abilities';
import { messages } from '@/lib/i18n/messages/es';
import { SECTIONS } from '../../perfil/[id]/[name]/sections';
import { type ShellAccount, toShellAccount } from '../shell-account';
import { type Place, placesOf } from './places';

type Role = ShellAccount['role'];
const PROFILE = '/perfil/a1/casa-norte';

const accountOf = (role: Role): ShellAccount =>
  toShellAccount({
    kind: role === 'ADMINISTRATOR' ? 'administrator' : 'agency',
    userId: 'u1',
    name: 'María',
    lastname: 'Rojas',
    email: 'maria@casanorte.example',
    agencyId: role === 'ADMINISTRATOR' ? null : 'a1',
    agencyName: role === 'ADMINISTRATOR' ? null : 'Casa Norte',
    agencyState: role === 'ADMINISTRATOR' ? null : 23,
    agencyLegalNature: 'PERSONA_JURIDICA',
    agencyLogoUrl: null,
    role,
    sessionId: 's1',
    fresh: true,
    needsMobileToken: false,
  } as Parameters<typeof toShellAccount>[0]);

const labelOf = ({ name }: Place) => ('menu' in name ? messages.shell.menu[name.menu] : name.title);

/** What Ctrl-K lists for words, the best first. */
function found(role: Role, query: string): string[] {
  const actions = placesOf(accountOf(role)).map((place) => ({
    id: place.href,
    label: labelOf(place),
    ...(place.within ? { description: place.within } : {}),
    keywords: [place.words],
  }));
  return filterCommands(query, [{ group: 'Ir a', actions }]).flatMap((group) =>
    group.actions.map(({ id }) => id),
  );
}

/** Whom of the portal a route answers. */
const OPEN_TO: Partial<Record<Who, readonly Role[]>> = {
  anybody: [...ROLES, 'ADMINISTRATOR'],
  'signed in': [...ROLES, 'ADMINISTRATOR'],
  agency: ROLES,
  producers: ['OWNER', 'PRODUCER'],
  'money keepers': ['OWNER', 'PRODUCER', 'FINANCE'],
  'claim reviewers': ['OWNER', 'FINANCE'],
  payers: ['OWNER', 'FINANCE', 'ADMINISTRATOR'],
  owner: ['OWNER'],
  administrator: ['ADMINISTRATOR'],
};

/** Pages without an id in their address that Ctrl-K does not lead to, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '/cotizador': 'leads on to a new quotation',
  '/Analytic/detalle': 'is opened from a figure',
  '/talentos/comparar': 'compares talents chosen in the list',
  '/talentos/convocar': 'calls talents chosen in the list',
  '/base': 'leads on to the style guide',
  '/buttons': 'leads on to the style guide',
  '/charts': 'leads on to the style guide',
  '/icons': 'leads on to the style guide',
  '/notifications': 'leads on to the style guide',
  '/widgets': 'leads on to the style guide',
};
const pathOf = ({ href }: Place) => href.split('?')[0] ?? '';
const ALL: readonly Role[] = [...ROLES, 'ADMINISTRATOR'];

describe('placesOf', () => {
  test('has every screen of the portal whose address needs no id, or a reason', () => {
    const known = new Set(ALL.flatMap((role) => placesOf(accountOf(role)).map(pathOf)));
    const pages = routesOf('app/(portal)', 'pages').filter((route) => !route.includes('['));
    expect(pages.filter((page) => !known.has(page) && !(page in LEFT_OUT))).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((page) => known.has(page) || !pages.includes(page))).toEqual([]);
  });

  test.each(ALL)('leads a %s only to what opens for that role, and to all of it', (role) => {
    const places = placesOf(accountOf(role)).map(pathOf);
    const refused = places.filter((path) => {
      const { who } = PORTAL_ROUTES[path === PROFILE ? '/perfil/[id]/[name]' : path] ?? {};
      return !who || !OPEN_TO[who]?.includes(role);
    });
    expect(refused).toEqual([]);
    const opened = Object.entries(PORTAL_ROUTES).filter(
      ([route, { who, isForScripts }]) =>
        !route.includes('[') && !isForScripts && OPEN_TO[who]?.includes(role),
    );
    const elsewhere = ['/mesa/sin-internet', '/mesa/sw.js', ...Object.keys(LEFT_OUT)];
    const missing = opened.map(([route]) => route).filter((route) => !places.includes(route));
    expect(missing.filter((route) => !elsewhere.includes(route))).toEqual([]);
  });

  test('names the parts of the profile as the profile does', () => {
    const parts = placesOf(accountOf('OWNER')).filter((place) => pathOf(place) === PROFILE);
    expect(parts.map(labelOf)).toEqual(SECTIONS.map((section) => messages.profile.sections[section]));
    expect(parts.map(({ href }) => href.split('seccion=')[1] ?? SECTIONS[0])).toEqual([...SECTIONS]);
  });

  test('no two places of somebody are called alike', () => {
    for (const role of ALL) {
      const names = placesOf(accountOf(role)).map((place) => `${place.within ?? ''} ${labelOf(place)}`);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test.each([
    ['OWNER', 'crear cliente', '/clientes/crear'],
    ['OWNER', 'impuestos', `${PROFILE}?seccion=impuestos`],
    ['OWNER', 'equipo', `${PROFILE}?seccion=equipo`],
    ['OWNER', 'usuarios', `${PROFILE}?seccion=equipo`],
    ['OWNER', 'numeración', '/cuentas-de-cobro/documentos-soporte/numeracion'],
    ['OWNER', 'aprobar', '/cuentas-de-cobro'],
    ['OWNER', 'cartera', '/cartera'],
    ['OWNER', 'libro diario', '/libro-diario'],
    ['OWNER', 'pagos en lote', '/pagos'],
    ['PRODUCER', 'invitar talentos', '/talentos/invitaciones'],
    ['PRODUCER', 'importar clientes', '/clientes/importar'],
    ['OWNER', 'simular', '/cotizador-prueba'],
    ['FINANCE', 'retenciones', '/retenciones'],
    ['OWNER', 'contraseña', `${PROFILE}?seccion=cuenta`],
    ['ADMINISTRATOR', 'ayuda', '/soporte'],
    ['ADMINISTRATOR', 'aprobar fotos', '/talentos/fotos'],
    ['ADMINISTRATOR', 'uvt', '/impuestos/valores'],
    ['ADMINISTRATOR', 'constantes', '/impuestos/valores'],
  ] as const)('a %s who types «%s» finds %s first', (role, query, href) => {
    expect(found(role, query)[0]).toBe(href);
  });

  test('creating and importing are offered to whom they open', () => {
    expect(found('OWNER', 'crear')).toEqual(['/cotizador/crear', '/clientes/crear', '/eventos/crear']);
    expect(found('OWNER', 'importar')).toEqual([
      '/clientes/importar',
      '/eventos/importar',
      '/talentos/importar',
    ]);
    expect(found('READ_ONLY', 'crear')).toEqual([]);
    expect(found('READ_ONLY', 'importar')).toEqual([]);
  });
});
