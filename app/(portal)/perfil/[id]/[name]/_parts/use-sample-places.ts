import { useTranslations } from 'next-intl';

const PLACES = [
  'saludo',
  'contacto',
  'evento',
  'codigo',
  'fechas',
  'ciudad',
  'total',
  'validez',
  'talentos',
  'talento',
  'perfil',
  'pago',
  'cliente',
  'anticipo',
  'plataforma',
  'enlace',
] as const;

/** An example of what stands in each place of a text, for this agency. */
export function useSamplePlaces(agencyName: string): Readonly<Record<string, string>> {
  const t = useTranslations('profile.texts.sample');
  return { agencia: agencyName, ...Object.fromEntries(PLACES.map((place) => [place, t(place)])) };
}
