import type { SearchParams } from '@/app/_ui/list/list-query';
import { profilePath } from '@/lib/core/paths';

/** The parts of a profile, as `?seccion=` names them; the first one needs no naming. */
export const SECTIONS = [
  'agencia',
  'marca',
  'impuestos',
  'precios',
  'representantes',
  'equipo',
  'recordatorios',
  'integraciones',
  'actividad',
  'cuenta',
] as const;
export type Section = (typeof SECTIONS)[number];

export const readSection = (params: SearchParams): Section =>
  SECTIONS.find((section) => section === params.seccion) ?? SECTIONS[0];

/** The address of a part of the profile. */
export const sectionHref = (agency: { id: string; name: string }, section: Section): string =>
  profilePath(agency.id, agency.name) + (section === SECTIONS[0] ? '' : `?seccion=${section}`);
