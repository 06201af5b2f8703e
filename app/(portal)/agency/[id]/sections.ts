import type { SearchParams } from '@/app/_ui/list/list-query';

/** The parts of an agency's page, as `?seccion=` names them; the first one needs no naming. */
export const SECTIONS = [
  'resumen',
  'precios',
  'clientes',
  'cotizaciones',
  'eventos',
  'usuarios',
  'actividad',
] as const;
export type Section = (typeof SECTIONS)[number];

export const readSection = (params: SearchParams): Section =>
  SECTIONS.find((section) => section === params.seccion) ?? SECTIONS[0];

/** The address of a part of an agency's page. */
export const sectionHref = (agencyId: string, section: Section): string =>
  `/agency/${agencyId}${section === SECTIONS[0] ? '' : `?seccion=${section}`}`;
