import { defineWrite } from '@/lib/graphql/define-write';
import { createTalentInput } from './inputs';

export const CREATE_TALENT = defineWrite('createTalent', createTalentInput, { input: 'CreateTalentInput' });
