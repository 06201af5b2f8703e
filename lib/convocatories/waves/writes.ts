import { defineWrite } from '@/lib/graphql/define-write';

export const START_WAVES = defineWrite(
  'startWaves',
  { convocatoryId: 'ID!', hours: 'Int!', size: 'Int!', talentIds: '[ID!]!' },
  { answer: { id: 'ID!', sent: 'Int!' } },
);
export const CHANGE_WAVES = defineWrite('changeWaves', {
  hours: 'Int!',
  id: 'ID!',
  seenRevision: 'Int!',
  size: 'Int!',
  talentIds: '[ID!]!',
});
export const SEND_WAVE = defineWrite('sendWave', { id: 'ID!' });
export const PAUSE_WAVES = defineWrite('pauseWaves', { id: 'ID!' });
export const RESUME_WAVES = defineWrite('resumeWaves', { id: 'ID!' });
export const STOP_WAVES = defineWrite('stopWaves', { id: 'ID!' });
