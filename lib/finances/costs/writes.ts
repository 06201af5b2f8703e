import { defineWrite } from '@/lib/graphql/define-write';
import { addCostInput, editCostInput } from './inputs';

export const ADD_COST = defineWrite('addEventCost', addCostInput, { input: 'AddCostInput' });
export const EDIT_COST = defineWrite('editEventCost', editCostInput, {
  input: 'EditCostInput',
  revised: true,
});
export const VOID_COST = defineWrite('voidEventCost', { id: 'ID!', reason: 'String!' });
