import { defineWrite } from '@/lib/graphql/define-write';
import { collectionSettingsInput } from './inputs';

export const SAVE_COLLECTION_SETTINGS = defineWrite('saveCollectionSettings', collectionSettingsInput, {
  input: 'CollectionSettingsInput',
  answer: { reminderDays: '[Int!]!' },
  revised: true,
});
