import { MARIA, readDemoRows } from '../fixtures/demo-agency.ts';
import { BOTH_SCHEMES, inGroups, lookOverEach } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

type Rows = Awaited<ReturnType<typeof readDemoRows>>;

/** One model for a day at 300.000 pesos. */
const SIMULATION =
  'WzEsMSwxLCIxIixudWxsLDAsMCwiMjUiLDI1MDAwLDIwMDAwLDE4MDAwMCwwLDAsMTgsbnVsbCxbWyJtb2RlbG8iLDEsMCwxLDMwMDAwMCwxLDAsMF1dXQ';

const SCREENS: Readonly<Record<string, (rows: Rows) => string>> = {
  dashboard: () => '/dashboard',
  'list of clients': () => '/clientes',
  'list of clients that finds nothing': () => '/clientes?q=nadie-se-llama-asi',
  'brands of clients': () => '/clientes/finales',
  'new client': () => '/clientes/crear',
  'import of clients': () => '/clientes/importar',
  client: ({ client }) => `/clientes/${client}`,
  'client being edited': ({ client }) => `/clientes/${client}/editar`,
  'client being merged': ({ client }) => `/clientes/${client}/unir`,
  cotizador: () => '/cotizador/crear',
  simulator: () => '/cotizador-prueba',
  'simulation that was shared': () => `/cotizador-prueba?s=${SIMULATION}`,
  'simulation that cannot be read': () => '/cotizador-prueba?s=roto',
  'claims to review': () => '/cuentas-de-cobro',
  'what clients owe': () => '/cartera',
  'journal of the accountant': () => '/libro-diario',
  'accounts of the journal': () => '/libro-diario/cuentas',
  'what was withheld': () => '/retenciones',
  'certificates of withholdings': () => '/retenciones?vista=certificados',
  'what the platform collected': () => '/recaudo',
  'batches of payments': () => '/pagos',
  'accounts from which batches are paid': () => '/pagos/cuentas',
  notices: () => '/avisos',
  'how one is told': () => '/avisos/ajustes',
  analytics: () => '/Analytic',
  'rows behind a figure': () => '/Analytic/detalle?cifra=CITY',
  'support documents': () => '/cuentas-de-cobro/documentos-soporte',
  'numbers of support documents': () => '/cuentas-de-cobro/documentos-soporte/numeracion',
  'claims that none is': () => '/cuentas-de-cobro?estado=pagadas&q=nadie-se-llama-asi',
  'list of quotations': () => '/cotizador/listado',
  'board of quotations': () => '/cotizador/listado?vista=tablero',
  'board of quotations that finds nothing': () => '/cotizador/listado?vista=tablero&q=nadie-se-llama-asi',
  draft: ({ draft }) => `/cotizador/listado/cotizacion/${draft}`,
  'sent quotation': ({ sent }) => `/cotizador/listado/cotizacion/${sent}`,
  'list of events': () => '/eventos',
  'calendar of events': () => '/eventos?vista=calendario',
  'week of events': () => '/eventos?vista=calendario&escala=semana',
  'board of events': () => '/eventos?vista=tablero',
  'new event': () => '/eventos/crear',
  'list of events that are over': () => '/eventos?estado=36',
  'event, summary': ({ event }) => `/evento/${event}/evento`,
  'event, convocatorias': ({ event }) => `/evento/${event}/evento?seccion=convocatorias`,
  'event, talents': ({ event }) => `/evento/${event}/evento?seccion=talentos`,
  'event, showcase': ({ event }) => `/evento/${event}/evento?seccion=vitrina`,
  'event, day': ({ event }) => `/evento/${event}/evento?seccion=dia`,
  'event, desk': ({ event }) => `/mesa/${event}`,
  'event, papers': ({ event }) => `/evento/${event}/evento?seccion=documentos`,
  'event, activity': ({ event }) => `/evento/${event}/evento?seccion=actividad`,
  candidates: ({ event, call }) => `/evento/${event}/evento/convocar/${call}`,
  'list of talents': () => '/talentos',
  'list of talents, filtered': () => '/talentos?vista=tabla&perfil=3&edad=18-40&idioma=Inglés',
  'saved searches': () => '/talentos/busquedas',
  'talents side by side': ({ talents }) => `/talentos/comparar?ids=${talents}`,
  'calls of chosen talents': ({ talents }) => `/talentos/convocar?ids=${talents}`,
  'calling chosen talents': ({ talents, call }) => `/talentos/convocar?ids=${talents}&convocatoria=${call}`,
  talent: ({ talent }) => `/talentos/${talent}`,
  'talent within an event': ({ event, talent }) => `/evento/${event}/evento/talento/${talent}`,
  'event that does not exist': () => '/evento/11111111-1111-4111-8111-111111111111/evento',
};

test.describe.configure({ mode: 'parallel' });

for (const { title: name, names } of inGroups(Object.keys(SCREENS))) {
  test(`[1.2.1/screens usable] can be used by everybody, on a desk and on a phone, light and dark: ${name}`, async ({
    page,
    database,
  }) => {
    await signIn(page, MARIA);
    const rows = await readDemoRows(database);
    await lookOverEach(
      page,
      names.map((one) => [one, SCREENS[one]?.(rows) ?? '']),
      BOTH_SCHEMES,
    );
  });
}
