import { defineWrite } from '@/lib/graphql/define-write';
import { changeConstantInput } from './constants/inputs';

export const CHANGE_CONSTANT = defineWrite('changeConstant', changeConstantInput, {
  input: 'ChangeConstantInput',
  revised: true,
});
