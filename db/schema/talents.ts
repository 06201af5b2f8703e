import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { GENDERS } from '../values/line-values.ts';
import { agencies } from './agencies.ts';
import { cities, documentTypes, profiles, skillAreas, skills, states } from './catalogues.ts';
import { createdAt, id, instant, oneOf, revision, rule, timestamps } from './columns.ts';
import { files } from './platform.ts';

/** Talents are shared by all agencies; what an agency does with one lives on its own rows. */
export const talents = pgTable(
  'talents',
  {
    id: id(),
    name: text().notNull(),
    lastname: text().notNull(),
    alias: text(),
    email: text().notNull(),
    phone: text(),
    dialingCode: text().notNull().default('57'),
    /** Since when these are on file; the database moves them with what they are of. */
    phoneSince: createdAt(),
    emailSince: createdAt(),
    birthdate: date({ mode: 'string' }),
    gender: text({ enum: GENDERS }).notNull(),
    documentTypeId: integer().references(() => documentTypes.id),
    identification: text(),
    address: text(),
    residenceCityId: integer().references(() => cities.id),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    /** Why an administrator suspended the talent, as long as that lasts. */
    suspendedReason: text(),
    /** Since when the guardian of somebody under 18 consents; null without, and for who needs none. */
    guardianConsentedAt: instant(),
    /** Since when the talent does not want to be shown, or its data used; null while it may be. */
    hiddenAt: instant(),
    /** When its data were erased at the person's wish; such a row is nobody any more. */
    erasedAt: instant(),
    hairColour: text(),
    eyeColour: text(),
    height: numeric({ mode: 'number' }),
    weight: numeric({ mode: 'number' }),
    bust: numeric({ mode: 'number' }),
    waist: numeric({ mode: 'number' }),
    hip: numeric({ mode: 'number' }),
    shirt: text(),
    pants: text(),
    footwear: text(),
    unitMeasure: text().notNull().default('cm'),
    language: text().notNull().default('es'),
    twitter: text(),
    facebook: text(),
    instagram: text(),
    snapchat: text(),
    youtube: text(),
    spotify: text(),
    deezer: text(),
    tiktok: text(),
    /** The portrait: the file of one of the talent's photos, with the state and observation of its review. */
    photoFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    photoStateId: integer().references(() => states.id),
    observation: text(),
    generalDescription: text(),
    shortDescription: text(),
    /** Device token for push messages. */
    passwordHash: text(),
    /** The administrator's permission to order rides. */
    mayOrderRides: boolean().notNull().default(false),
    /** The agency by whose invitation or import the talent came; null for who came alone. */
    broughtByAgencyId: uuid().references(() => agencies.id, { onDelete: 'set null' }),
    exclusiveAgencyId: uuid().references(() => agencies.id, { onDelete: 'set null' }),
    /** Name and alias, for searching. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || lastname || ' ' || coalesce(alias, ''))`),
    /** By what it is found only by who may see how to reach it: address of mail, telephone and document. */
    contactText: text().generatedAlwaysAs(sql`lower(email || ' ' || coalesce(identification, '') || ' '
      || search_digits(identification) || ' ' || search_phone(phone, dialing_code))`),
    /** Profiles and skills as `searchTerms` has them: 'profile:3', 'main:3', 'skill:1:ingles:avanzado'. Kept by triggers. */
    offerTerms: text().array().notNull().default([]),
    /**
     * What the talent is found by (lib/talents/search): looks ('eyes:verde', 'shirt:m', 'photo:yes') and `offerTerms`. In
     * one array, whose statistics hold rare values as well: beside frequent ones alone, one that nobody has seems frequent.
     */
    searchTerms: text()
      .array()
      .generatedAlwaysAs(sql`array_remove(array[
      'eyes:' || search_fold(eye_colour), 'hair:' || search_fold(hair_colour),
      'shirt:' || search_fold(shirt), 'pants:' || search_fold(pants), 'footwear:' || search_fold(footwear),
      case when photo_file_id is not null and photo_state_id = 82 then 'photo:yes' else 'photo:no' end
    ], null) || offer_terms`),
    /** When something by which it is found, or whether it may be, changed last. Kept by a trigger, for alerts. */
    foundAnewAt: createdAt(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('talents_email').on(sql`lower(email)`),
    uniqueIndex('talents_identification').on(t.documentTypeId, t.identification),
    index('talents_number')
      .on(sql`regexp_replace(dialing_code || phone, '\\D', '', 'g')`)
      .where(sql`phone is not null`),
    index('talents_list').on(t.stateId, t.createdAt, t.id),
    index('talents_newest').on(t.createdAt, t.id),
    index('talents_riders').on(t.createdAt, t.id).where(sql`may_order_rides`),
    index('talents_found_anew').on(t.foundAnewAt, t.id),
    index('talents_city').on(t.residenceCityId, t.createdAt, t.id),
    index('talents_fit').on(t.residenceCityId, t.gender, t.height),
    index('talents_terms').using('gin', t.searchTerms).with({ fastupdate: false }),
    index('talents_doubtful')
      .on(t.id)
      .where(
        sql`erased_at is null and not (surely_phone(phone, dialing_code) and surely_identity(document_type_id, identification) and surely_email(email))`,
      ),
    index('talents_birthdate').on(t.birthdate),
    index('talents_height').on(t.height),
    index('talents_weight').on(t.weight),
    index('talents_bust').on(t.bust),
    index('talents_waist').on(t.waist),
    index('talents_hip').on(t.hip),
    index('talents_exclusive')
      .on(t.exclusiveAgencyId, t.createdAt, t.id)
      .where(sql`exclusive_agency_id is not null`),
    index('talents_brought').on(t.broughtByAgencyId).where(sql`brought_by_agency_id is not null`),
    oneOf('talents_gender', 'gender', GENDERS),
    rule('talents_password_hash', "password_hash is null or password_hash like '$2%'"),
    rule(
      'talents_erased',
      'erased_at is null or (state_id = 19 and hidden_at is not null and password_hash is null)',
    ),
    rule('talents_height', 'height is null or height > 0'),
  ],
);

/** Profiles of a talent: exactly one main, at most nine more (rule of lib/talents). */
export const talentProfiles = pgTable(
  'talent_profiles',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id),
    main: boolean().notNull().default(false),
  },
  (t) => [
    unique('talent_profiles_once').on(t.talentId, t.profileId),
    uniqueIndex('talent_profiles_main').on(t.talentId).where(sql`main`),
    index('talent_profiles_profile').on(t.profileId, t.talentId),
  ],
);

/** Skills, languages (area 1) and academic titles (area 8, institution in `observations`). */
export const talentSkills = pgTable(
  'talent_skills',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    areaId: integer()
      .notNull()
      .references(() => skillAreas.id),
    skillId: integer().references(() => skills.id),
    /** The title, where it is not of the catalogue. */
    name: text(),
    level: text(),
    observations: text(),
  },
  (t) => [
    index('talent_skills_by_skill').on(t.skillId).where(sql`skill_id is not null`),
    index('talent_skills_talent').on(t.talentId),
    rule('talent_skills_named', 'skill_id is not null or name is not null'),
  ],
);

export const academicTrainings = pgTable(
  'academic_trainings',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    description: text(),
  },
  (t) => [index('academic_trainings_talent').on(t.talentId)],
);

export const talentExperiences = pgTable(
  'talent_experiences',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    areaId: integer().references(() => skillAreas.id),
    areaName: text(),
    description: text().notNull(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
  },
  (t) => [
    index('talent_experiences_talent').on(t.talentId),
    rule('talent_experiences_dates', 'end_date is null or start_date is null or end_date >= start_date'),
  ],
);

/** Words of the names that talents have, for finding one that is nearly what was typed. Kept by triggers. */
export const talentWords = pgTable('talent_words', { word: text().primaryKey() }, (t) => [
  index('talent_words_alike').using('gist', t.word.op('gist_trgm_ops')),
]);
