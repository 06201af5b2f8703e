import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { lookOver } from '../fixtures/look-over.ts';
import { test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

type Rows = Awaited<ReturnType<typeof readDemoRows>>;

const PORTAL = ['light', 'dark'] as const;

const AGENCY_SCREENS: Readonly<Record<string, (rows: Rows) => string>> = {
  dashboard: () => '/dashboard',
  'list of clients': () => '/clientes',
  'list of clients that finds nothing': () => '/clientes?buscar=nadie-se-llama-asi',
  'new client': () => '/clientes/crear',
  client: ({ client }) => `/clientes/${client}`,
  'client being edited': ({ client }) => `/clientes/${client}/editar`,
  cotizador: () => '/cotizador/crear',
  'list of quotations': () => '/cotizador/listado',
  draft: ({ draft }) => `/cotizador/listado/cotizacion/${draft}`,
  'sent quotation': ({ sent }) => `/cotizador/listado/cotizacion/${sent}`,
  'list of events': () => '/eventos',
  'calendar of events': () => '/eventos?vista=calendario',
  'event, summary': ({ event }) => `/evento/${event}/evento`,
  'event, convocatorias': ({ event }) => `/evento/${event}/evento?seccion=convocatorias`,
};

for (const [name, addressOf] of Object.entries(AGENCY_SCREENS)) {
  test(`can be used by everybody, on a desk and on a phone, light and dark: ${name}`, async ({
    page,
    database,
  }) => {
    await new LoginPage(page).logIn(MARIA);
    await lookOver(page, addressOf(await readDemoRows(database)), PORTAL);
  });
}
