import { defineWrite } from '@/lib/graphql/define-write';

export const SEND_DEBT_REMINDER = defineWrite('sendDebtReminder', { eventId: 'ID!' }, { answer: 'String!' });
