import type { StoredEntity } from './stored-entity';

const listOf = (columns: string, from: string) =>
  `(select jsonb_agg(to_jsonb(x)) from (select ${columns} from ${from} where talent_id = $1) x)`;
/** An approved picture is everybody's; another one is opened by who may. */
const route = (file: string, state: string) =>
  `case when ${state} = 82 then '/fotos/' else '/archivos/' end || ${file}`;
const area = (id: string, name: string) =>
  `jsonb_build_object('id', ${id}::text, 'name', coalesce(${name}, (select name from skill_areas where id = ${id})))`;

/** A talent, as it sees itself. */
export const STORED_TALENTS: Readonly<Record<string, StoredEntity>> = {
  talent: {
    fields: `id idFcm name alias lastname email birthdate hairColour eyeColour height weight bust waist hip shirt pants
      footwear unitMeasure gender phone identification address language twitter facebook instagram snapchat youtube
      spotify deezer tiktok photo statePhoto observation createAt generalDescription shortDescription state
      typeDocument:{name} residenceCity:{name} profileTalents:{id main profileUserTalentId}
      skillTalents:{id observations level skill{name} areas{id name}}
      multimedias:{id route stateId type observation} academicTrainings:{id place description}
      historicalTalentExperiencies:{id description startDate endDate area{id name}} exclusiveTalent:{agencyId}`,
    query: 'query ($id: ID!) { talent(id: $id) { * } }',
    id: ({ tenant }) => tenant.talent,
    who: 'talent',
    stored: `select id, (select token from push_tokens where talent_id = talents.id) as "idFcm", name, alias, lastname, email, birthdate, hair_colour as "hairColour",
      eye_colour as "eyeColour", height, weight, bust, waist, hip, shirt, pants, footwear, unit_measure as "unitMeasure",
      gender, phone, identification, address, language, twitter, facebook, instagram, snapchat, youtube, spotify, deezer,
      tiktok, ${route('photo_file_id', 'photo_state_id')} as photo, photo_state_id as "statePhoto", observation,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createAt",
      general_description as "generalDescription", short_description as "shortDescription", state_id as state,
      (select jsonb_build_object('name', name) from document_types where id = document_type_id) as "typeDocument",
      (select jsonb_build_object('name', name) from cities where id = residence_city_id) as "residenceCity",
      jsonb_build_object('agencyId', exclusive_agency_id) as "exclusiveTalent",
      ${listOf('id, main, profile_id as "profileUserTalentId"', 'talent_profiles')} as "profileTalents",
      ${listOf(`id, observations, level, jsonb_build_object('name', name) as skill, ${area('area_id', 'null')} as areas`, 'talent_skills')} as "skillTalents",
      ${listOf(`id, ${route('file_id', 'state_id')} as route, state_id as "stateId", type, observation`, 'talent_photos')} as multimedias,
      ${listOf('id, place, description', 'academic_trainings')} as "academicTrainings",
      ${listOf(`id, description, start_date as "startDate", end_date as "endDate", ${area('area_id', 'area_name')} as area`, 'talent_experiences')} as "historicalTalentExperiencies"
      from talents where id = $1`,
  },
};
