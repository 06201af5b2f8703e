import { defineWrite } from '@/lib/graphql/define-write';
import { saveRideRulesInput } from './inputs';

export const SAVE_RIDE_RULES = defineWrite('saveRideRules', saveRideRulesInput, {
  input: 'SaveRideRulesInput',
  answer: { lateTime: 'String!' },
  revised: true,
});
