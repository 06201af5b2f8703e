import { defineWrite } from '@/lib/graphql/define-write';

export const RETRY_FAILURE = defineWrite('retryFailure', { id: 'ID!' }, { answer: 'ID!' });
export const DROP_FAILURE = defineWrite('dropFailure', { id: 'ID!' }, { answer: 'ID!' });
export const RESEND_MESSAGE = defineWrite('resendMessage', { id: 'ID!' }, { answer: 'ID!' });
export const REDRAW_PAPER = defineWrite('redrawPaper', { id: 'ID!' }, { answer: 'ID!' });
