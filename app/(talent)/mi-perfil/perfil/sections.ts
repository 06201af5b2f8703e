/** Parts of a profile that are kept by one patch each, as their addresses name them. */
export const SECTIONS = [
  'datos',
  'medidas',
  'perfiles',
  'presentacion',
  'experiencia',
  'habilidades',
  'idiomas',
  'estudios',
] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (text: string): text is Section => (SECTIONS as readonly string[]).includes(text);
