import { defineWrite } from '@/lib/graphql/define-write';

export const TAKE_BACK_DECLINE = defineWrite('takeBackDecline', { eventId: 'ID!' }, { answer: 'Boolean!' });
