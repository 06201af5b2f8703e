import { defineWrite } from '@/lib/graphql/define-write';
import { inboxChoicesInput } from '../inputs';

export const CHOOSE_NOTICES = defineWrite('chooseNotices', inboxChoicesInput, {
  answer: 'Boolean!',
  revised: true,
});
