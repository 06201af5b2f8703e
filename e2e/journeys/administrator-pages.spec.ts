import { sql } from 'drizzle-orm';
import { ADMINISTRATOR, readDemoRows } from '../fixtures/demo-agency.ts';
import { BOTH_SCHEMES, inGroups, lookOverEach } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

type Ids = { readonly agency: string; readonly talent: string };

const SCREENS: Readonly<Record<string, (ids: Ids) => string>> = {
  dashboard: () => '/dashboard',
  'list of agencies': () => '/agencias',
  agency: ({ agency }) => `/agency/${agency}`,
  simulator: () => '/cotizador-prueba',
  'list of talents': () => '/talentos',
  talent: ({ talent }) => `/talentos/${talent}`,
  'requests about personal data': () => '/habeas-data',
  'how long files are kept': () => '/habeas-data/conservacion',
  'talent, personal data': ({ talent }) => `/talentos/${talent}/datos`,
  'talent, edit': ({ talent }) => `/talentos/${talent}/editar`,
  'talent, photos': ({ talent }) => `/talentos/${talent}/fotos`,
  'talent, create': () => '/talentos/crear',
  'saved searches': () => '/talentos/busquedas',
  'photos to review': () => '/talentos/fotos',
  'photos to review, many at once': () => '/talentos/fotos?vista=lote',
  'history of photos': () => '/talentos/fotos/historial',
  'batches of payments': () => '/pagos',
  'accounts from which batches are paid': () => '/pagos/cuentas',
  'what the platform withheld': () => '/retenciones',
  notices: () => '/avisos',
  'how one is told': () => '/avisos/ajustes',
  analytics: () => '/Analytic',
  'interface for programs': () => '/api/docs',
  'providers of rides': () => '/transporte',
  'cities with rides': () => '/transporte/ciudades',
  'talents who may order rides': () => '/transporte/talentos',
  'talents to be allowed rides': () => '/transporte/talentos?permiso=sin-autorizar',
  'rides of all agencies': () => '/transporte/viajes',
  'what rides came to': () => '/transporte/gasto',
  'list of rates': () => '/impuestos',
  'requests for support': () => '/soporte',
  'state of the system': () => '/sistema',
  'answers that talents disown': () => '/sistema/no-fui-yo',
  'rate to be confirmed': () => '/impuestos/13',
  'rate that nobody said': () => '/impuestos/14',
  'UVT and article 383': () => '/impuestos/uvt',
  'business constants': () => '/impuestos/constantes',
};

test.describe.configure({ mode: 'parallel' });

for (const { title: name, names } of inGroups(Object.keys(SCREENS))) {
  test(`[1.2.1/administrator screens usable] the administrator can use it, on a desk and on a phone, light and dark: ${name}`, async ({
    page,
    database,
  }) => {
    const { talent, event } = await readDemoRows(database);
    const { rows } = await database.execute<{ id: string }>(
      sql`select agency_id id from events where id = ${event}`,
    );
    await signIn(page, ADMINISTRATOR, 'admin');
    const ids = { agency: rows[0]?.id ?? '', talent };
    await lookOverEach(
      page,
      names.map((one) => [one, SCREENS[one]?.(ids) ?? '']),
      BOTH_SCHEMES,
    );
  });
}
