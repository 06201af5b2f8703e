import type { SearchParams } from '@/app/_ui/list/list-query';

/** The parts of an event's page, as `?seccion=` names them. */
export const SECTIONS = [
  'resumen',
  'convocatorias',
  'talentos',
  'vitrina',
  'dia',
  'transporte',
  'documentos',
  'finanzas',
  'mensajes',
  'actividad',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Its tabs, and what lies inside one: of such a tab the first part is what it opens with. */
export const TABS = [
  { id: 'resumen', parts: [] },
  { id: 'convocatorias', parts: [] },
  { id: 'talentos', parts: ['talentos', 'vitrina'] },
  { id: 'dia', parts: ['dia', 'transporte'] },
  { id: 'documentos', parts: [] },
  { id: 'finanzas', parts: [] },
  { id: 'actividad', parts: ['actividad', 'mensajes'] },
] as const satisfies readonly { readonly id: Section; readonly parts: readonly Section[] }[];

export const readSection = (params: SearchParams): Section =>
  SECTIONS.find((section) => section === params.seccion) ?? 'resumen';

/** The address of a part of an event; `path` is the event's own. */
export const sectionHref = (path: string, section: Section): string =>
  section === 'resumen' ? path : `${path}?seccion=${section}`;

/** Where talents are chosen for a call. */
export const pickerHref = (path: string, convocatoryId: string): string =>
  `${path}/convocar/${convocatoryId}`;

/** Where all roles without a call are published, and people called to them, at once. */
export const publishAllHref = (path: string): string => `${path}/convocar`;
