import { defineWrite } from '@/lib/graphql/define-write';

export const ASK_ARCHIVE = defineWrite('askAgencyArchive', {}, { answer: 'ID!' });
export const OPEN_ARCHIVE = defineWrite('openAgencyArchive', { id: 'ID!' }, { answer: 'String!' });
