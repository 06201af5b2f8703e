import { defineWrite } from '@/lib/graphql/define-write';
import { createFinalClientInput, updateFinalClientInput } from './inputs';

export const CREATE_FINAL_CLIENT = defineWrite('createFinalClient', createFinalClientInput, {
  input: 'CreateFinalClientInput',
});
export const UPDATE_FINAL_CLIENT = defineWrite('updateFinalClient', updateFinalClientInput, {
  input: 'UpdateFinalClientInput',
  revised: true,
});
