import { defineWrite } from '@/lib/graphql/define-write';

export const ERASE_TALENT = defineWrite('eraseTalent', { id: 'ID!' });
