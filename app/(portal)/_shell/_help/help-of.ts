import { atNearest } from '@/lib/core/nearest-place';
import {
  ANALYTICS_PATH,
  CLAIMS_PATH,
  COLLECTED_PATH,
  HELP_PATH,
  helpPath,
  JOURNAL_PATH,
  PAYOUTS_PATH,
  RECEIVABLES_PATH,
  SUPPORT_DOCUMENTS_PATH,
  WITHHOLDINGS_PATH,
} from '@/lib/core/paths';
import type pages from '@/lib/i18n/messages/es/helpPages.json';
import type { ShellAccount } from '../shell-account';

type Slug = keyof typeof pages;

/** Which page of the help tells of screens that begin so; the longest beginning counts. */
export const HELP_OF: Readonly<Record<ShellAccount['kind'], readonly (readonly [string, Slug])[]>> = {
  agency: [
    ['/dashboard', 'primeros-pasos'],
    ['/cotizador', 'cotizar'],
    ['/cotizador/listado', 'respuesta-del-cliente'],
    ['/cotizador-prueba', 'simular'],
    ['/clientes', 'clientes'],
    ['/clientes/importar', 'importar'],
    ['/eventos', 'eventos'],
    ['/eventos/importar', 'importar'],
    ['/evento', 'eventos'],
    ['/talentos', 'traer-talentos'],
    ['/talentos/importar', 'importar'],
    [CLAIMS_PATH, 'cuentas-de-cobro'],
    [SUPPORT_DOCUMENTS_PATH, 'documentos-tributarios'],
    [WITHHOLDINGS_PATH, 'documentos-tributarios'],
    [PAYOUTS_PATH, 'pagos'],
    [RECEIVABLES_PATH, 'por-cobrar'],
    [COLLECTED_PATH, 'por-cobrar'],
    [JOURNAL_PATH, 'contabilidad'],
    [ANALYTICS_PATH, 'analitica'],
    ['/perfil', 'impuestos-y-firma'],
    ['/users', 'equipo'],
  ],
  administrator: [
    ['/agencias', 'aprobar-agencias'],
    ['/agency', 'aprobar-agencias'],
    ['/talentos/fotos', 'revisar-fotos'],
    ['/impuestos', 'tarifas'],
  ],
};

/** And which part of an event. */
const OF_SECTION: Readonly<Record<string, Slug>> = {
  convocatorias: 'convocar',
  talentos: 'elegir-talentos',
  vitrina: 'vitrina',
  dia: 'dia-del-evento',
  transporte: 'transporte',
  documentos: 'contratos',
};

/** Where the help tells of a screen; all of it, where no page does. */
export function helpOf(kind: ShellAccount['kind'], path: string, section: string | null): string {
  const ofSection = kind === 'agency' && path.startsWith('/evento/') ? OF_SECTION[section ?? ''] : undefined;
  if (ofSection) return helpPath(ofSection);
  const page = atNearest(HELP_OF[kind], path);
  return page ? helpPath(page) : HELP_PATH;
}
