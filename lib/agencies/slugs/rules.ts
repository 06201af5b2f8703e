import { foldText } from '@/lib/core/text';

export const SHORTEST_SLUG = 3;
export const LONGEST_SLUG = 40;

/** Words that would pass for a page of Elenco's own, or for Elenco. */
export const RESERVED_SLUGS: readonly string[] = [
  'acudiente',
  'admin',
  'administracion',
  'administrador',
  'agencia',
  'agencias',
  'api',
  'archivos',
  'ayuda',
  'calendario',
  'confirmar',
  'cuenta',
  'datos-personales',
  'elenco',
  'entrar',
  'fotos',
  'gracias',
  'graphql',
  'inicio',
  'invitacion',
  'login',
  'mi-perfil',
  'nueva',
  'nuevo',
  'oficial',
  'registro',
  'root',
  'salir',
  'seguridad',
  'soporte',
  'talento',
  'talentos',
  'terminos',
  'unete',
  'www',
];

/** A text as a slug: 'Ñandú & Cía. S.A.S.' is 'nandu-cia-s-a-s'. May be empty. */
export const slugOf = (text: string): string =>
  foldText(text)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, LONGEST_SLUG)
    .split('-')
    .filter((word) => word !== '')
    .join('-');

export const isReserved = (slug: string): boolean => RESERVED_SLUGS.includes(slug);

/** The slugs to try for a new agency, the best first; the last holds what no other agency has. */
export function slugCandidates(name: string, agencyId: string): string[] {
  const made = slugOf(name);
  const own = made.length < SHORTEST_SLUG || isReserved(made) ? `agencia-${made}` : made;
  const stem = own.slice(0, LONGEST_SLUG - 9).replace(/-$/, '');
  const first = made === '' ? [] : [own.slice(0, LONGEST_SLUG).replace(/-$/, '')];
  const numbered = made === '' ? [] : [2, 3, 4].map((number) => `${stem}-${number}`);
  return [...first, ...numbered, `${stem.replace(/-$/, '')}-${agencyId.slice(0, 8)}`];
}
