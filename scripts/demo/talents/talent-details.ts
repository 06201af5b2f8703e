import type { academicTrainings, talentExperiences, talentProfiles, talentSkills } from '@/db/schema/talents';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import type { Calendar } from '../calendar.ts';
import { type Chance, chance, demoId } from '../chance.ts';
import { areaId, profileId, skillNamed } from '../data/lookups.ts';
import { profileTexts } from './profile-texts.ts';
import type { DemoTalent } from './talents.ts';

const CLOSINGS = [
  'Puntualidad, buena energía y trato cercano con cada cliente.',
  'Disponibilidad entre semana y fines de semana, con vestuario propio.',
  'Tengo pasaporte vigente y experiencia en jornadas largas de feria.',
  'Me preparo para cada marca: leo el brief, ensayo y llego con propuestas.',
];
const LANGUAGES = [
  'Inglés',
  'Inglés',
  'Inglés',
  'Francés',
  'Portugués',
  'Italiano',
  'Lengua de señas colombiana',
];
const NATIVE = { 'Karen Dayana': 'Creole sanandresano', Yuliana: 'Wayuunaiki' } as const;

/** Masculine first: `músic{o|a}`. */
const byGender = (text: string, feminine: boolean) =>
  text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_whole, masculine: string, other: string) =>
    feminine ? other : masculine,
  );

type Speaker = { readonly dice: Chance; readonly feminine: boolean; readonly talent: DemoTalent };

const speakerOf = (talent: DemoTalent): Speaker => ({
  dice: chance(`details:${talent.slug}`),
  feminine: talent.person[2] === 'FEMENINO',
  talent,
});

/** General and short description. One in fifteen says nothing; some are longer than the showcase shows. */
export function descriptionsOf(talent: DemoTalent): {
  generalDescription?: string;
  shortDescription?: string;
} {
  const { dice, feminine } = speakerOf(talent);
  const [main, ...others] = talent.person[3];
  const texts = profileTexts[main];
  if (dice.odds(7)) return {};
  const intro = dice.pick(texts.intros);
  const parts = [
    intro,
    ...dice.some(texts.experiences, dice.int(1, 3)).map(([, done]) => done),
    ...others.slice(0, 1).map((other) => dice.pick(profileTexts[other].intros)),
    dice.pick(CLOSINGS),
  ];
  return {
    generalDescription: byGender(parts.join(' '), feminine),
    shortDescription: byGender(intro, feminine),
  };
}

export const profileRowsOf = ({ id, slug, person }: DemoTalent): (typeof talentProfiles.$inferInsert)[] =>
  person[3].map((code, index) => ({
    id: demoId(`profile:${slug}:${code}`),
    talentId: id,
    profileId: profileId(code),
    main: index === 0,
  }));

/** Skills of every profile, languages with their level, and one title with its institution. */
export function skillRowsOf(talent: DemoTalent): (typeof talentSkills.$inferInsert)[] {
  const { dice } = speakerOf(talent);
  const [main] = talent.person[3];
  const row = (area: string, skill: string, level: string | null, observations: string | null = null) => ({
    id: demoId(`skill:${talent.slug}:${area}:${skill}`),
    talentId: talent.id,
    areaId: areaId(area),
    skillId: skillNamed(area, skill).id,
    level,
    observations,
  });
  const known = new Map(
    talent.person[3].flatMap((code) => profileTexts[code].skills).map((skill) => [skill[1], skill]),
  );
  const skills = dice.some([...known.values()], dice.int(2, 5));
  const native = Object.entries(NATIVE).find(([name]) => name === talent.person[0])?.[1];
  const foreign = dice.odds(75) ? [dice.pick(LANGUAGES)] : [];
  const [title, institution] = dice.pick(profileTexts[main].trainings);
  return [
    ...skills.map(([area, skill]) => row(area, skill, dice.pick(SKILL_LEVELS.slice(1)))),
    row('Idiomas', 'Español', 'Nativo'),
    ...(native ? [row('Idiomas', native, 'Nativo')] : []),
    ...foreign.map((language) => row('Idiomas', language, dice.pick(LANGUAGE_LEVELS.slice(0, 3)))),
    ...(dice.odds(80) ? [row('Formación académica', title, null, institution)] : []),
  ];
}

export function trainingRowsOf(talent: DemoTalent): (typeof academicTrainings.$inferInsert)[] {
  const { dice } = speakerOf(talent);
  const [title, place] = dice.pick(profileTexts[talent.person[3][0]].trainings);
  return [{ id: demoId(`training:${talent.slug}`), talentId: talent.id, place, description: title }];
}

/** Two or three works of the last years, the present one without an end; a few have none yet. */
export function experienceRowsOf(
  talent: DemoTalent,
  calendar: Calendar,
): (typeof talentExperiences.$inferInsert)[] {
  const { dice, feminine } = speakerOf(talent);
  if (dice.odds(6)) return [];
  const works = dice.some(
    talent.person[3].flatMap((code) => profileTexts[code].experiences),
    dice.int(2, 4),
  );
  return works.map(([area, done], index) => {
    const start = -(120 + index * 300 + dice.int(0, 200));
    return {
      id: demoId(`experience:${talent.slug}:${index}`),
      talentId: talent.id,
      areaId: areaId(area),
      areaName: area,
      description: byGender(done, feminine),
      startDate: calendar.date(start),
      endDate: index === 0 && dice.odds(40) ? null : calendar.date(start + dice.int(1, 110)),
    };
  });
}
