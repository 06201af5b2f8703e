/** Constraints that refuse what a talent's row cannot hold, with the field of the wire that named it. */
export const REFUSED_BY = {
  talents_email: ['email', 'validation.talent.emailTaken'],
  talents_identification: ['identification', 'validation.identificationTaken'],
  talents_document_type_id_document_types_id_fk: ['typeDocumentId', 'validation.option'],
  talents_residence_city_id_cities_id_fk: ['residenceCityId', 'validation.city'],
  talents_exclusive_agency_id_agencies_id_fk: ['exclusiveAgencyId', 'validation.option'],
  talent_skills_area_id_skill_areas_id_fk: ['skillTalents', 'validation.option'],
  talent_skills_skill_id_skills_id_fk: ['skillTalents', 'validation.option'],
  talent_experiences_area_id_skill_areas_id_fk: ['historicalTalentExperiencies', 'validation.option'],
  talent_profiles_profile_id_profiles_id_fk: ['profileTalents', 'validation.option'],
} as const;
