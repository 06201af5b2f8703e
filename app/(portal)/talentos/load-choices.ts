import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { listProfiles, listSkills, listWords } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { forEach } from '@/lib/core/pick';
import { WORDED_FIELDS } from '@/lib/core/talent-fields';
import { listTags } from '@/lib/talents/notes/queries';
import type { Choices } from './talent-filters';

const LANGUAGES = 1;
const TRAINING = 8;

const option = (value: string | number, label: string) => ({ value: String(value), label });
const asWritten = (words: readonly string[]) => words.map((word) => option(word, word));

/** What the filters of talents choose from. */
export async function loadChoices(actor: Actor): Promise<Choices> {
  const [profiles, countries, skills, tags] = await Promise.all([
    listProfiles(),
    loadCountryOptions(),
    listSkills(),
    actor.kind === 'agencyUser' ? listTags(actor) : [],
  ]);
  const words = listWords();
  return {
    profiles: profiles.map(({ id, name }) => option(id, name)),
    cities: countries.flatMap(({ cities }) => cities.map(({ id, name }) => option(id, name))),
    languages: asWritten(skills.filter(({ areaId }) => areaId === LANGUAGES).map(({ name }) => name)),
    skills: skills
      .filter(({ areaId }) => areaId !== LANGUAGES && areaId !== TRAINING)
      .map(({ areaId, name }) => option(`${areaId}:${name}`, name)),
    words: forEach(WORDED_FIELDS, (field) =>
      words[field].map((word) => option(word, field === 'shirt' ? word.toUpperCase() : word)),
    ),
    tags: asWritten(tags),
  };
}
