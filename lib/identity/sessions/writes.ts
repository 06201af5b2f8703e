import { defineWrite } from '@/lib/graphql/define-write';

export const CLOSE_SESSION = defineWrite('closeSession', { id: 'ID!' }, { answer: 'ID!' });
export const CLOSE_ALL_SESSIONS = defineWrite('closeAllSessions', {}, { answer: 'Int!' });
