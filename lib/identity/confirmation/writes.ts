import { defineWrite } from '@/lib/graphql/define-write';

export const CONFIRM_SELF = defineWrite('confirmSelf', { password: 'String!' }, { answer: 'DateTime!' });
