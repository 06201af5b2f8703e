import { defineWrite } from '@/lib/graphql/define-write';
import { messageSettingsInput } from './inputs';

export const SAVE_MESSAGE_SETTINGS = defineWrite('saveMessageSettings', messageSettingsInput, {
  input: 'MessageSettingsInput',
  answer: { whatsapp: 'Boolean!' },
  revised: true,
});
