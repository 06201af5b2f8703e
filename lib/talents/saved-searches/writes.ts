import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { forEach } from '@/lib/core/pick';
import { endsOf, RANGED_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';
import { oneOf, withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

const frequency = oneOf('AlertFrequency', ALERT_FREQUENCIES);

/** Texts that stand for one of a list are read by the schema, which refuses others. */
const filters = {
  search: 'String',
  profileId: 'Int',
  mainProfile: 'Boolean',
  gender: 'String',
  cityId: 'Int',
  minAge: 'Int',
  maxAge: 'Int',
  ...forEach(RANGED_FIELDS.flatMap(endsOf), () => 'Float' as const),
  ...forEach(WORDED_FIELDS, () => 'String' as const),
  language: 'String',
  languageLevel: 'String',
  skill: 'String',
  skillLevel: 'String',
  photo: 'Boolean',
  exclusive: 'Boolean',
  tag: 'String',
  stateId: 'Int',
  freeFrom: 'String',
  freeTo: 'String',
} as const;

export const SAVE_TALENT_SEARCH = defineWrite(
  'saveTalentSearch',
  {
    name: 'String!',
    shared: 'Boolean!',
    alert: frequency,
    filters: withFields('TalentFilterInput!', filters),
  },
  { answer: 'ID!' },
);
export const CHANGE_TALENT_SEARCH = defineWrite(
  'changeTalentSearch',
  { id: 'ID!', name: 'String', shared: 'Boolean', filters: withFields('TalentFilterInput', filters) },
  { answer: 'ID!', revised: true },
);
export const DELETE_TALENT_SEARCH = defineWrite('deleteTalentSearch', { id: 'ID!' }, { answer: 'ID!' });
export const KEEP_SEARCH_ALERT = defineWrite(
  'keepSearchAlert',
  { searchId: 'ID!', frequency },
  { wire: { searchId: 'id' }, answer: 'ID!' },
);
