import type { CityOption } from '@/app/_features/events/form/event-form';
import { loadCityOptions } from '@/app/_features/places/load-city-options';
import { listSkills, listTraits } from '@/lib/catalogues/queries';
import type { CallOptions } from '../(calls)/_calls/call-form';

const LANGUAGES = 1;
const TRAINING = 8;

/** What the drawers of an event's page choose from. */
export async function loadTools(): Promise<{ cities: CityOption[]; options: CallOptions }> {
  const [cities, skills] = await Promise.all([loadCityOptions(), listSkills()]);
  const named = (wanted: (areaId: number) => boolean) => [
    ...new Set(skills.filter((skill) => wanted(skill.areaId)).map((skill) => skill.name)),
  ];
  return {
    cities,
    options: {
      ...listTraits(),
      languages: named((areaId) => areaId === LANGUAGES),
      skills: named((areaId) => areaId !== LANGUAGES && areaId !== TRAINING),
    },
  };
}
