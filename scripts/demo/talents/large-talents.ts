import type pg from 'pg';
import { EYE_COLOURS, HAIR_COLOURS, SHIRT_SIZES } from '@/db/catalogue/talent-traits';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';

const WOMEN = [
  ...['Valeria', 'Salomé', 'Antonella', 'Luciana', 'Mariángel', 'Samantha', 'Danna', 'Celeste', 'Emilia'],
  ...['Juanita', 'Ximena', 'Marcela', 'Adriana', 'Yenny', 'Leidy', 'Viviana', 'Rocío', 'Ingrid', 'Pilar'],
];
const MEN = [
  ...['Emiliano', 'Jerónimo', 'Maximiliano', 'Joaquín', 'Emmanuel', 'Thiago', 'Gabriel', 'Simón', 'Iván'],
  ...['Jaime', 'Fabio', 'Édgar', 'Wilson', 'Ferney', 'Arley', 'Duván', 'Róbinson', 'Hugo', 'Germán'],
];
const LASTNAMES = [
  ...['Rodríguez', 'Gómez', 'González', 'Martínez', 'García', 'López', 'Hernández', 'Sánchez', 'Ramírez'],
  ...['Pérez', 'Díaz', 'Muñoz', 'Rojas', 'Moreno', 'Jiménez', 'Vargas', 'Castro', 'Ortiz', 'Álvarez'],
  ...['Ruiz', 'Gutiérrez', 'Suárez', 'Mendoza', 'Cortés', 'Herrera', 'Medina', 'Castillo', 'Parra', 'Acosta'],
  ...['Quiñones', 'Mosquera', 'Cuadrado', 'Arrieta', 'Barrios', 'Yepes', 'Osorio', 'Villa', 'Niño', 'Peña'],
];

/** Whole numbers that look random and are the same for the same row and purpose. */
const roll = (purpose: number, sides: string) =>
  `mod(hashint4extended(n, ${purpose}) & 2147483647, ${sides})::int`;
const pick = (values: string, purpose: number) =>
  `(${values})[1 + ${roll(purpose, `array_length(${values}, 1)`)}]`;

/** A well-formed version 4 UUID, always the same for the same row. */
const idOf = (name: string) =>
  `overlay(overlay(md5('elenco-large:${name}:' || n) placing '4' from 13) placing 'a' from 17)::uuid`;

const TALENTS = `
  insert into talents (id, name, lastname, email, phone, birthdate, gender, document_type_id, identification,
    residence_city_id, state_id, hair_colour, eye_colour, height, weight, bust, waist, hip, shirt, footwear, photo_file_id, photo_state_id,
    general_description, created_at, updated_at)
  select ${idOf('talent')},
    case when woman then ${pick('$3::text[]', 1)} else ${pick('$4::text[]', 2)} end,
    ${pick('$5::text[]', 3)} || ' ' || ${pick('$5::text[]', 4)},
    'talento.' || n || '@muchos.example', '3' || lpad(n::text, 9, '0'),
    current_date - 6600 - ${roll(5, '12000')}, case when woman then 'FEMENINO' else 'MASCULINO' end,
    1, '29' || lpad(n::text, 8, '0'), 1 + ${roll(6, '75')},
    case when ${roll(7, '10')} < 9 then 18 else 16 + ${roll(8, '4')} end,
    ${pick('$6::text[]', 9)}, ${pick('$7::text[]', 10)},
    150 + ${roll(11, '45')}, 45 + ${roll(22, '50')}, 75 + ${roll(23, '35')}, 55 + ${roll(24, '45')},
    80 + ${roll(25, '35')}, ${pick('$10::text[]', 26)}, (34 + ${roll(27, '11')})::text, photo, case when photo is null then null else 82 end,
    'Talento sintético para medir la plataforma con muchas personas.', made_at, made_at
  from (
    select n, woman, case when woman then ${pick('$8::uuid[]', 12)} else ${pick('$9::uuid[]', 13)} end as photo,
      timestamptz '2026-06-01' - n * interval '90 seconds' as made_at
    from (select n, hashint4(n) % 2 = 0 as woman from generate_series($1::int, $2::int) as n) as people
  ) as drawn
  on conflict do nothing`;

const PROFILES = `
  insert into talent_profiles (id, talent_id, profile_id, main)
  select ${idOf('main')}, ${idOf('talent')}, 1 + ${roll(14, '9')}, true
  from generate_series($1::int, $2::int) as n
  union all
  select ${idOf('other')}, ${idOf('talent')}, 1 + (${roll(14, '9')} + 1 + ${roll(15, '8')}) % 9, false
  from generate_series($1::int, $2::int) as n where ${roll(16, '2')} = 0
  on conflict do nothing`;

/** Two languages and a skill of each, with a level; a tenth has none. */
const SKILLS = `
  insert into talent_skills (id, talent_id, area_id, skill_id, name, level)
  select ${idOf('spanish')}, ${idOf('talent')}, 1, null::int, 'Español', 'Nativo'
  from generate_series($1::int, $2::int) as n where ${roll(17, '10')} > 0
  union all
  select ${idOf('language')}, ${idOf('talent')}, 1, null, ${pick('$3::text[]', 18)}, ${pick('$4::text[]', 19)}
  from generate_series($1::int, $2::int) as n where ${roll(17, '10')} > 0
  union all
  select ${idOf('skill')}, ${idOf('talent')}, (select area_id from skills where id = ids[1 + ${roll(20, 'array_length(ids, 1)')}]),
    ids[1 + ${roll(20, 'array_length(ids, 1)')}], null, ${pick('$5::text[]', 21)}
  from generate_series($1::int, $2::int) as n,
    (select array_agg(id order by id) as ids from skills where area_id not in (1, 8)) known
  where ${roll(17, '10')} > 0
  on conflict do nothing`;
/** Works the terms of each talent out once: by a trigger, from profiles and skills that came in without. */
const TERMS = `
  update talent_profiles set main = main
  where talent_id in (select ${idOf('talent')} from generate_series($1::int, $2::int) as n)`;
const LANGUAGES = ['Inglés', 'Inglés', 'Inglés', 'Francés', 'Portugués', 'Italiano', 'Alemán', 'Japonés'];

/** Profile photos of the demo that anybody may see: the many borrow them. */
async function photosOf(pool: pg.Pool, gender: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select f.id from files f join talents t on t.photo_file_id = f.id and t.gender = $1
     where f.visibility = 'PUBLIC' and t.photo_state_id = 82 and t.email not like '%@muchos.example' order by f.id`,
    [gender],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds the synthetic talents number `from` to `to`, each with one or two profiles and three skills; those that are there
 * already stay as they are. One transaction.
 */
export async function insertManyTalents(pool: pg.Pool, from: number, to: number): Promise<void> {
  const [women, men] = [await photosOf(pool, 'FEMENINO'), await photosOf(pool, 'MASCULINO')];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local synchronous_commit = off; set local work_mem = '64MB'");
    await client.query(TALENTS, [
      from,
      to,
      WOMEN,
      MEN,
      LASTNAMES,
      [...HAIR_COLOURS],
      [...EYE_COLOURS],
      women,
      men,
      [...SHIRT_SIZES],
    ]);
    await client.query("set local elenco.archive_comes_in = 'on'");
    await client.query(PROFILES, [from, to]);
    await client.query(SKILLS, [from, to, LANGUAGES, [...LANGUAGE_LEVELS], [...SKILL_LEVELS]]);
    await client.query("set local elenco.archive_comes_in = 'off'");
    await client.query(TERMS, [from, to]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
