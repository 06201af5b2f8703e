import {
  EYE_COLOURS,
  FOOTWEAR_SIZES,
  HAIR_COLOURS,
  PANTS_SIZES,
  SHIRT_SIZES,
} from '@/db/catalogue/talent-traits';
import type { talents } from '@/db/schema/talents';
import { TALENT } from '@/lib/core/states';
import type { Calendar } from '../calendar.ts';
import { type Chance, chance, demoId } from '../chance.ts';
import type { AgencyKey } from '../data/agencies.ts';
import { cityNamed, documentTypeId } from '../data/lookups.ts';
import { type Person, people } from './talent-people.ts';

export type TalentRow = typeof talents.$inferInsert & { readonly id: string };
export type DemoTalent = {
  readonly id: string;
  /** `valentina-restrepo`: names files, addresses and ids. */
  readonly slug: string;
  readonly person: Person;
  readonly stateId: number;
  /** The one agency it works for, if it has agreed so. */
  readonly exclusive: AgencyKey | null;
};

/** Positions in `people` of those who are not active. */
const OTHER_STATES: Readonly<Record<number, number>> = {
  31: TALENT.SUSPENDED,
  49: TALENT.SUSPENDED,
  35: TALENT.IN_REVIEW,
  48: TALENT.IN_REVIEW,
  51: TALENT.IN_REVIEW,
  56: TALENT.IN_REVIEW,
  41: TALENT.REGISTERED,
  45: TALENT.REGISTERED,
  29: TALENT.REGISTERED,
  57: TALENT.REGISTERED,
};
/** Nicolás Ángel works for Valle Arriba alone. */
const EXCLUSIVE: Readonly<Record<number, AgencyKey>> = { 21: 'valle' };
/** The three who may order rides, as many as the specification's allow-list. */
const RIDERS = [0, 1, 4];

const slugOf = ([name, lastname]: Person) =>
  `${name.split(' ')[0]} ${lastname.split(' ')[0]}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

export const demoTalents: readonly DemoTalent[] = people.map((person, index) => {
  const slug = slugOf(person);
  return {
    id: demoId(`talent:${slug}`),
    slug,
    person,
    stateId: OTHER_STATES[index] ?? TALENT.ACTIVE,
    exclusive: EXCLUSIVE[index] ?? null,
  };
});

const OFFSTAGE = ['chef', 'comediante'];

/** The first size whose limit a measure does not pass. */
const sizeFor = (measure: number, limits: readonly number[], sizes: readonly string[]): string =>
  sizes[limits.filter((limit) => measure > limit).length] ?? sizes.at(-1) ?? '';

/** Measures that go together; some who are not hired for them have given none. */
function figure(dice: Chance, [, , gender, [main]]: Person): Partial<TalentRow> {
  if (OFFSTAGE.includes(main) && dice.odds(50)) return {};
  const isModel = main === 'modelo';
  if (gender === 'MASCULINO') {
    const height = dice.int(168, 182) + (isModel ? 8 : 0);
    const weight = height - dice.int(98, 108);
    return {
      height,
      weight,
      shirt: sizeFor(weight, [66, 78, 90], ['s', ...SHIRT_SIZES.slice(2)]),
      pants: sizeFor(weight, [62, 70, 78, 86], PANTS_SIZES.MASCULINO),
      footwear: sizeFor(height, [169, 173, 177, 182, 187], FOOTWEAR_SIZES.MASCULINO.slice(1)),
    };
  }
  const height = dice.int(157, 172) + (isModel ? 8 : 0);
  const waist = isModel ? dice.int(58, 65) : dice.int(62, 78);
  return {
    height,
    weight: height - 112 + Math.round((waist - 62) / 2),
    bust: waist + dice.int(22, 27),
    waist,
    hip: waist + dice.int(27, 31),
    shirt: sizeFor(waist, [60, 67, 74], SHIRT_SIZES),
    pants: sizeFor(waist, [60, 64, 68, 72, 76], PANTS_SIZES.FEMENINO),
    footwear: sizeFor(height, [158, 163, 168, 173, 178], FOOTWEAR_SIZES.FEMENINO.slice(1)),
  };
}

function socialLinks(dice: Chance, slug: string, person: Person): Partial<TalentRow> {
  const handle = `${slug.replaceAll('-', '.')}.demo`;
  const sings = person[3].some((profile) => ['musico', 'cantante', 'dj'].includes(profile));
  return {
    instagram: `https://www.instagram.com/${handle}`,
    ...(dice.odds(50) ? { tiktok: `https://www.tiktok.com/@${handle}` } : {}),
    ...(dice.odds(25) ? { facebook: `https://www.facebook.com/${handle}` } : {}),
    ...(dice.odds(12) ? { twitter: `https://x.com/${handle.replaceAll('.', '_')}` } : {}),
    ...(dice.odds(30) ? { youtube: `https://www.youtube.com/@${handle}` } : {}),
    ...(sings ? { spotify: `https://open.spotify.com/artist/${handle}` } : {}),
    ...(sings && dice.odds(30) ? { deezer: `https://www.deezer.com/artist/${handle}` } : {}),
  };
}

export const emailOf = ({ slug }: DemoTalent): string => `${slug.replaceAll('-', '.')}@correo.example`;

/** The row of one talent, without its photo and its descriptions. */
export function talentRow(talent: DemoTalent, calendar: Calendar, passwordHash: string): TalentRow {
  const { id, slug, person, stateId } = talent;
  const [name, lastname, gender, , city, age, alias] = person;
  const index = people.indexOf(person);
  const dice = chance(`talent:${slug}`);
  const registeredAt = calendar.at(
    -dice.int(stateId === TALENT.ACTIVE ? 40 : 2, stateId === TALENT.ACTIVE ? 420 : 12),
    '10:20',
  );
  return {
    id,
    name,
    lastname,
    alias: alias ?? null,
    email: emailOf(talent),
    phone: `30055501${String(index).padStart(2, '0')}`,
    birthdate: calendar.date(-(age * 365 + Math.floor(age / 4) + dice.int(20, 330))),
    gender,
    documentTypeId: documentTypeId(index === 36 ? 'CE' : 'CC'),
    // Numbers that the registry has not reached yet, so they are nobody's.
    identification: String(1_999_300_100 + index * 7_919),
    address: `${dice.pick(['Calle', 'Carrera', 'Avenida', 'Transversal'])} ${dice.int(4, 140)} # ${dice.int(3, 98)}-${dice.int(10, 99)}`,
    residenceCityId: cityNamed(city).id,
    stateId,
    hairColour: dice.pick(HAIR_COLOURS.slice(0, 5)),
    eyeColour: dice.pick(EYE_COLOURS.slice(0, 5)),
    ...figure(dice, person),
    ...socialLinks(dice, slug, person),
    passwordHash: stateId === TALENT.REGISTERED ? null : passwordHash,
    mayOrderRides: RIDERS.includes(index),
    createdAt: registeredAt,
    updatedAt: registeredAt,
  };
}
