import { listCountries, listSkills, listTraits } from '@/lib/catalogues/queries';
import type { CallOptions } from '../_calls/call-form';
import type { CityOption } from './event-form';

const LANGUAGES = 1;
const TRAINING = 8;

/** What the drawers of an event's page choose from. */
export async function loadTools(): Promise<{ cities: CityOption[]; options: CallOptions }> {
  const [countries, skills] = await Promise.all([listCountries(), listSkills()]);
  const named = (wanted: (areaId: number) => boolean) => [
    ...new Set(skills.filter((skill) => wanted(skill.areaId)).map((skill) => skill.name)),
  ];
  return {
    cities: countries.flatMap((country) =>
      country.cities.map(({ id, name, department, timeZone }) => ({
        id,
        timeZone,
        label: `${name}, ${country.code === 'CO' ? department : country.name}`,
      })),
    ),
    options: {
      ...listTraits(),
      languages: named((areaId) => areaId === LANGUAGES),
      skills: named((areaId) => areaId !== LANGUAGES && areaId !== TRAINING),
    },
  };
}
