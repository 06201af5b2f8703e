import { foldWord } from '@/lib/core/text';

/** How people write the cities of the catalogue besides their names. */
const CITIES: Readonly<Record<string, string>> = {
  Bogotá:
    'Bogotá D.C.|Bogotá Distrito Capital|Santafé de Bogotá|Santa Fe de Bogotá|Bta|Bog|Bogotá Cundinamarca',
  Medellín: 'Med|Mde|Medellín Antioquia',
  Cali: 'Santiago de Cali',
  Barranquilla: 'B/quilla|Bquilla|Baq|Curramba',
  Cartagena: 'Cartagena de Indias|Cartagena D.T. y C.|Ctg',
  Cúcuta: 'San José de Cúcuta',
  Bucaramanga: 'Bga|Buca|B/manga',
  Pasto: 'San Juan de Pasto',
  'Santa Marta': 'Sta Marta|Santa Marta D.T.C.H.',
  Tunja: 'Santiago de Tunja',
  Buga: 'Guadalajara de Buga',
  Tumaco: 'San Andrés de Tumaco',
  Girón: 'San Juan de Girón',
  Lorica: 'Santa Cruz de Lorica',
  'San Andrés': 'San Andrés Isla|San Andrés Islas|San Andrés y Providencia',
  'San Gil': 'Sangil',
  Villavicencio: 'Villavo',
  Barrancabermeja: 'Barranca|B/bermeja',
  'Villa de Leyva': 'Villa de Leiva',
  'Ciudad de México': 'CDMX|México D.F.|D.F.|Distrito Federal|Ciudad México|México City|Mexico City',
  Cusco: 'Cuzco|Qosqo',
  Santiago: 'Santiago de Chile|Stgo',
  Quito: 'San Francisco de Quito|Quito D.M.',
  Guayaquil: 'Santiago de Guayaquil|Gye',
  Valencia: 'València',
  Barcelona: 'Bcn',
  Palma: 'Palma de Mallorca',
  Alicante: 'Alacant',
  'Las Palmas de Gran Canaria': 'Las Palmas',
  'Nueva York': 'New York|NYC|New York City|NY',
  'Los Ángeles': 'LA|L.A.',
  Washington: 'Washington D.C.',
  'Nueva Orleans': 'New Orleans',
  'San Francisco': 'SF',
};

/** Profiles in both genders, in the plural and by other names. */
const PROFILES: Readonly<Record<string, string>> = {
  musico: 'música|músicos|músicas|instrumentista|musician',
  cantante: 'cantantes|cantadora|cantador|vocalista|singer',
  modelo: 'modelos|modelaje|model|models|maniquí',
  presentador:
    'presentadora|presentadores|presentadoras|presentador(a)|maestro de ceremonias|maestra de ceremonias|mc|host|animador|animadora',
  actor: 'actriz|actores|actrices|actor/actriz|actriz/actor|actuación|actor o actriz|actress',
  dj: 'd.j.|deejay|disc jockey|disc-jockey|djs',
  comediante: 'comediantes|humorista|humoristas|cómico|cómica|standupero|stand up|stand-up comedy|comedian',
  chef: 'chefs|cocinero|cocinera|cocineros|cocineras',
  bailarin: 'bailarina|bailarines|bailarinas|bailarín(a)|danza|baile|dancer|bailador|bailadora',
};

/** Types of documents as people shorten and lengthen them. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  CC: 'cédula|cédula ciudadanía|cédula colombiana|c. ciudadanía|cc colombia|cédula de ciudadanía colombiana|cedula de ciudadania cc|cc cedula de ciudadania',
  NIT: 'número de identificación tributaria|nit empresa',
  CE: 'cédula extranjería|cédula de extranjero|c. extranjería|ce cedula de extranjeria',
  PA: 'pasaporte|passport|pas|pp|psp',
  TI: 'tarjeta identidad|t. identidad|ti tarjeta de identidad',
  PEP: 'permiso especial|permiso especial permanencia',
  PPT: 'permiso protección temporal|permiso de protección temporal|permiso temporal',
};

const FEMALE = 'f|fem|femenino|femenina|mujer|mujeres|female|woman|dama|señora|señorita|chica|niña';
const MALE = 'masc|masculino|masculina|hombre|hombres|h|male|man|varón|caballero|señor|chico|niño';

const fold = (words: string): string[] => words.split('|').map(foldWord);
const FEMALES: ReadonlySet<string> = new Set(fold(FEMALE));
const MALES: ReadonlySet<string> = new Set(fold(MALE));

/**
 * A gender by whatever word. 'M' is a man's beside 'F' and a woman's beside 'H'; without either nobody can tell. `others`
 * are the words of the other rows, folded. Null for what is none.
 */
export function readGender(word: string, others: readonly string[]): 'FEMENINO' | 'MASCULINO' | null {
  const folded = foldWord(word);
  if (folded === 'm') {
    const isMan = others.some((one) => FEMALES.has(one) && one !== 'mujer');
    const isWoman = others.some((one) => MALES.has(one) && (one === 'h' || one === 'hombre'));
    return isMan === isWoman ? null : isMan ? 'MASCULINO' : 'FEMENINO';
  }
  if (FEMALES.has(folded)) return 'FEMENINO';
  return MALES.has(folded) ? 'MASCULINO' : null;
}

type Named = { readonly id: number; readonly name: string; readonly code?: string };
/** Ids by folded name, code and every other word. */
export type WordIndex = ReadonlyMap<string, number>;

function indexOf(
  rows: readonly Named[],
  words: Readonly<Record<string, string>>,
  keyOf: (row: Named) => string,
): WordIndex {
  const of = (row: Named): string[] => [row.name, row.code ?? '', ...(words[keyOf(row)] ?? '').split('|')];
  // Of two of one word the first counts.
  return new Map(
    rows
      .toReversed()
      .flatMap((row) => of(row).flatMap((word) => (word ? [[foldWord(word), row.id] as const] : []))),
  );
}

export const profileIndex = (rows: readonly Named[]): WordIndex =>
  indexOf(rows, PROFILES, ({ code }) => code ?? '');
export const documentIndex = (rows: readonly Named[]): WordIndex =>
  indexOf(rows, DOCUMENTS, ({ code }) => code ?? '');
export const nameIndex = (rows: readonly Named[]): WordIndex => indexOf(rows, {}, () => '');

type City = Named & { readonly department: string | null };
type Country = { readonly name: string; readonly cities: readonly City[] };

/** Finds a city as people write it: 'Bogotá D.C.', 'Cali - Valle', 'Sta. Marta, Magdalena'. Undefined for none. */
export function cityFinder(countries: readonly Country[]): (written: string) => number | undefined {
  const cities = countries.flatMap((country) =>
    country.cities.map((city) => ({ ...city, country: country.name })),
  );
  const byName = indexOf(cities, CITIES, ({ name }) => name);
  const byDepartment = new Map(
    cities.toReversed().map(({ id, name, department }) => [foldWord(`${name}${department}`), id] as const),
  );
  const regions = new Set(
    cities.flatMap(({ department, country }) => [foldWord(department ?? ''), foldWord(country)]),
  );
  const byId = new Map(cities.map((city) => [city.id, city]));
  const named = (text: string): number | undefined => {
    const folded = foldWord(text.replace(/^sta\.? /i, 'Santa ').replace(/^sn\.? /i, 'San '));
    return byName.get(folded) ?? byDepartment.get(folded);
  };
  return (written) => {
    const whole = named(written);
    if (whole !== undefined) return whole;
    const [first = '', ...rest] = written.split(/[,(/|–—]|-/);
    const found = named(first.trim());
    const city = byId.get(found ?? 0);
    if (!city) return undefined;
    const own = foldWord(`${city.department}${city.country}`);
    // 'La Paz - Cesar' is not the one of Mexico.
    const isElsewhere = rest.some((part) => regions.has(foldWord(part)) && !own.includes(foldWord(part)));
    return isElsewhere ? undefined : city.id;
  };
}
