import skills from './skills.json' with { type: 'json' };

/** The nine kinds of talent offered (specification part 1, section 1); `code` is what the wire says. */
export const profileRows = [
  { id: 1, code: 'musico', name: 'Músico' },
  { id: 2, code: 'cantante', name: 'Cantante' },
  { id: 3, code: 'modelo', name: 'Modelo' },
  { id: 4, code: 'presentador', name: 'Presentador' },
  { id: 5, code: 'actor', name: 'Actor' },
  { id: 6, code: 'dj', name: 'DJ' },
  { id: 7, code: 'comediante', name: 'Comediante' },
  { id: 8, code: 'chef', name: 'Chef' },
  { id: 9, code: 'bailarin', name: 'Bailarín' },
] as const;

export const genderRows = [
  { id: 1, code: 'FEMENINO', name: 'Femenino' },
  { id: 2, code: 'MASCULINO', name: 'Masculino' },
] as const;

export const unitMeasureRows = [
  { id: 1, code: 'cm', name: 'Centímetros' },
  { id: 2, code: 'in', name: 'Pulgadas' },
] as const;

/** The specification fixes 1 (languages) and 8 (academic training). */
export const skillAreaRows = [
  { id: 1, name: 'Idiomas' },
  { id: 2, name: 'Canto' },
  { id: 3, name: 'Baile' },
  { id: 4, name: 'Instrumentos' },
  { id: 5, name: 'Deportes' },
  { id: 6, name: 'Actuación' },
  { id: 7, name: 'Cocina' },
  { id: 8, name: 'Formación académica' },
  { id: 9, name: 'Modelaje' },
  { id: 10, name: 'Presentación y locución' },
  { id: 11, name: 'Comedia' },
  { id: 12, name: 'DJ y producción musical' },
  { id: 13, name: 'Logística y protocolo' },
] as const;

/** Ids are area × 100 + order, so a skill added to one area never moves another's. */
export const skillRows = skills.flatMap(({ areaId, names }) =>
  names.map((name, order) => ({ id: areaId * 100 + order + 1, areaId, name })),
);

export const EYE_COLOURS = ['Café', 'Negro', 'Miel', 'Avellana', 'Verde', 'Azul', 'Gris'] as const;
export const HAIR_COLOURS = [
  'Negro',
  'Castaño oscuro',
  'Castaño claro',
  'Rubio',
  'Rojo',
  'Gris',
  'Fantasía',
] as const;
export const HAIR_TEXTURES = ['Liso', 'Ondulado', 'Crespo', 'Afro', 'Rapado'] as const;
export const SHIRT_SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
/** Colombian sizes: women's even numbers from 4, men's from 28; footwear as sold in Colombia. */
export const PANTS_SIZES = {
  FEMENINO: ['4', '6', '8', '10', '12', '14', '16', '18'],
  MASCULINO: ['28', '30', '32', '34', '36', '38', '40', '42'],
} as const;
export const FOOTWEAR_SIZES = {
  FEMENINO: ['34', '35', '36', '37', '38', '39', '40'],
  MASCULINO: ['37', '38', '39', '40', '41', '42', '43', '44'],
} as const;
