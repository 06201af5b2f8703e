import { defineWrite } from '@/lib/graphql/define-write';

export const READ_NOTICES = defineWrite('readNotices', { ids: '[Int!]!' }, { answer: 'Int!' });
export const READ_ALL_NOTICES = defineWrite('readAllNotices', { upTo: 'Int!' }, { answer: 'Int!' });
