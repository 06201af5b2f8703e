import { defineWrite } from '@/lib/graphql/define-write';
import { updateTalentInput } from './inputs';

export const UPDATE_TALENT = defineWrite('updateTalent', updateTalentInput, {
  input: 'UpdateTalentInput',
  revised: true,
});
