import * as z from 'zod/mini';
import { GENDERS } from '@/db/values/line-values';
import {
  clearable,
  dialingCode,
  email,
  line,
  optionalPhone,
  personName,
  requiredLine,
  socialLink,
  surname,
  text,
} from '@/lib/core/inputs';
import { forEach } from '@/lib/core/pick';
import { NETWORKS } from '@/lib/core/readers/social-link';
import { fieldsOf, MEASURES, TALENT_FIELDS } from '@/lib/core/talent-fields';
import { sentAs } from '@/lib/core/wire-types';

const catalogueId = z.int('validation.option');
/** Empty as a form sends it is none. */
const optionalDay = clearable(
  sentAs(
    'Date',
    z.pipe(
      z.union([z.literal(''), z.iso.date('validation.date')], 'validation.date'),
      z.transform((day) => day || null),
    ),
  ),
);
const centimetres = clearable(
  z.number('validation.number').check(z.gt(0, 'validation.measure'), z.lte(300, 'validation.measure')),
);

/** A skill of the catalogue or in the talent's own words; a language (area 1) and a title (area 8) are skills too. */
const skill = sentAs(
  'SkillTalentInput',
  z
    .strictObject({
      id: z.optional(z.uuid()),
      areaId: catalogueId,
      skillId: clearable(catalogueId),
      name: clearable(line(120)),
      level: clearable(line(40)),
      observations: clearable(line(200)),
    })
    .check(
      z.refine((given) => Boolean(given.skillId || given.name), {
        error: 'validation.required',
        path: ['name'],
      }),
    ),
);

const training = sentAs(
  'AcademicTrainingInput',
  z.strictObject({
    id: z.optional(z.uuid()),
    place: requiredLine(160),
    description: clearable(text(500)),
  }),
);

const experience = sentAs(
  'HistoricalTalentExperiencyInput',
  z
    .strictObject({
      id: z.optional(z.uuid()),
      areaId: clearable(catalogueId),
      areaName: clearable(line(120)),
      description: text(2000).check(z.minLength(1, 'validation.required')),
      startDate: optionalDay,
      endDate: optionalDay,
    })
    .check(
      z.refine((given) => !given.startDate || !given.endDate || given.endDate >= given.startDate, {
        error: 'validation.dateOrder',
        path: ['endDate'],
      }),
    ),
);

const many = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.optional(z.array(item).check(z.maxLength(most, 'validation.tooMany')));

/** How many entries a list may have. */
export const MOST_ENTRIES = {
  skillTalents: 60,
  academicTrainings: 20,
  historicalTalentExperiencies: 40,
} as const;

const LINES = fieldsOf('line', 'size', 'colour');

/** What a talent's profile holds besides name, e-mail and gender. Left out stays as it is, null and '' clear. */
export const profileFields = {
  ...forEach(LINES, (field) => clearable(line(TALENT_FIELDS[field].most))),
  ...forEach(fieldsOf('text'), (field) => clearable(text(TALENT_FIELDS[field].most))),
  phone: clearable(optionalPhone),
  dialingCode: z.optional(dialingCode),
  birthdate: optionalDay,
  typeDocumentId: clearable(catalogueId),
  identification: clearable(line(30)),
  residenceCityId: clearable(catalogueId),
  ...forEach(MEASURES, () => centimetres),
  unitMeasure: z.optional(sentAs('String', z.enum(['cm', 'in'], 'validation.option'))),
  language: z.optional(requiredLine(10)),
  ...forEach(NETWORKS, (network) => clearable(socialLink(network))),
  /** Device token for push messages; empty when the app is signed out of them. */
  idFcm: clearable(line(4096)),
  /** Each of the four lists replaces the one there is; entries that name their id keep it. */
  skillTalents: many(skill, MOST_ENTRIES.skillTalents),
  academicTrainings: many(training, MOST_ENTRIES.academicTrainings),
  historicalTalentExperiencies: many(experience, MOST_ENTRIES.historicalTalentExperiencies),
  profileTalents: many(
    sentAs(
      'ProfileTalentInput',
      z.strictObject({ profileUserTalentId: catalogueId, main: z.optional(z.boolean()) }),
    ),
    10,
  ),
} as const;

export const identityFields = {
  name: personName(80),
  lastname: surname(80),
  email,
  gender: sentAs('String', z.enum(GENDERS, 'validation.option')),
} as const;

/** The administrator's alone. */
const administratorFields = {
  exclusiveAgencyId: clearable(z.uuid('validation.option')),
  mayOrderRides: z.optional(z.boolean()),
} as const;

/** A full patch: what is named changes. */
export const patchTalentInput = z.object({
  id: z.uuid('errors.talent.notFound'),
  ...profileFields,
  ...administratorFields,
  name: z.optional(identityFields.name),
  lastname: z.optional(identityFields.lastname),
  email: z.optional(identityFields.email),
  gender: z.optional(identityFields.gender),
  /** With it the lists hold only entries that changed: of the others those of these ids go, the rest stays. */
  removedEntries: z.optional(z.array(z.uuid()).check(z.maxLength(120, 'validation.tooMany'))),
  /** Asked of a talent who changes the e-mail it logs in with. */
  presentPassword: z.optional(z.string().check(z.maxLength(200, 'validation.tooLong'))),
});

/** A patch, with what else `updateTalent` may ask for instead of it; what it does with each reads it. */
export const updateTalentInput = z.extend(patchTalentInput, {
  state: z.optional(z.int()),
  observation: z.optional(z.string()),
  token: z.optional(z.string()),
  password: z.optional(z.string()),
});
export type UpdateTalentInput = z.input<typeof updateTalentInput>;
export type PatchTalentInput = z.input<typeof patchTalentInput>;
export type PatchTalentData = z.output<typeof patchTalentInput>;
export type ProfileData = z.output<z.ZodMiniObject<typeof profileFields>>;

/** What a talent fills in where a contract or a claim lacks it. */
export const completeOwnDataInput = z.object({
  typeDocumentId: profileFields.typeDocumentId,
  identification: profileFields.identification,
  phone: profileFields.phone,
  address: profileFields.address,
});
export type CompleteOwnDataInput = z.input<typeof completeOwnDataInput>;
