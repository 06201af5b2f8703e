import { defineWrite } from '@/lib/graphql/define-write';
import { rateTalentInput } from './inputs';

export const RATE_TALENT = defineWrite('rateTalent', rateTalentInput, {
  input: 'RateTalentInput',
  revised: true,
});
export const REMOVE_RATING = defineWrite('removeRating', { convocatedId: 'ID!' }, { answer: 'Boolean!' });
