import { defineWrite } from '@/lib/graphql/define-write';
import { keepReductionsInput } from './inputs';

export const KEEP_REDUCTIONS = defineWrite('keepReductions', keepReductionsInput, {
  input: 'TalentReductionsInput',
  answer: [{ kind: 'ReductionKind!' }],
  revised: true,
});
