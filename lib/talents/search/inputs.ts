import * as z from 'zod/mini';
import { GENDERS } from '@/db/values/line-values';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import { forEach } from '@/lib/core/pick';
import { endsOf, RANGED_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';

const word = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)));
const number = (most: number) => z.optional(z.number().check(z.gte(0), z.lte(most)));
const catalogueId = z.optional(z.int().check(z.gt(0)));
const day = z.iso.date();
const MOST_CM_OR_KG = 400;
const measure = number(MOST_CM_OR_KG);
const years = z.optional(z.int().check(z.gte(0), z.lte(120)));

/**
 * What talents are searched by. What is left out narrows nothing; who has not said what is asked for is not found by it.
 * Also kept with a saved search.
 */
export const talentFilterInput = z.strictObject({
  /** Words of the name or alias, in any order; accents, case and a wrong letter are forgiven. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Main or secondary, unless `mainProfile` asks for the main one. */
  profileId: catalogueId,
  mainProfile: z.optional(z.boolean()),
  gender: z.optional(z.enum(GENDERS)),
  cityId: catalogueId,
  /** Whole years, both included. */
  minAge: years,
  maxAge: years,
  ...forEach(RANGED_FIELDS.flatMap(endsOf), () => measure),
  ...forEach(WORDED_FIELDS, () => word),
  /** Name of a language, as talents write it: 'Inglés'; with a level, that one or a better one. */
  language: word,
  languageLevel: z.optional(z.enum(LANGUAGE_LEVELS)),
  /** Area and name of a skill: '3:Salsa'. */
  skill: z.optional(z.string().check(z.regex(/^\d{1,4}:.{1,120}$/))),
  skillLevel: z.optional(z.enum(SKILL_LEVELS)),
  /** With or without an approved portrait. */
  photo: z.optional(z.boolean()),
  /** Offered to the agency that asks alone; to the administrator, to any one alone. */
  exclusive: z.optional(z.boolean()),
  /** One that the agency gave the talent; administrators have none. */
  tag: word,
  /** Administrators only; agencies see active talents. */
  stateId: catalogueId,
  /** Days that the talent has not blocked and on which nobody has confirmed or holds it, both included, where Elenco is. */
  freeFrom: z.optional(day),
  freeTo: z.optional(day),
});
export type TalentSearch = z.output<typeof talentFilterInput>;
