import { defineWrite } from '@/lib/graphql/define-write';

export const SHARE_STATEMENT_LINK = defineWrite(
  'shareStatementLink',
  { clientId: 'ID!' },
  { answer: 'String!' },
);
export const END_STATEMENT_LINKS = defineWrite('endStatementLinks', { clientId: 'ID!' }, { answer: 'Int!' });
export const SEND_STATEMENT = defineWrite('sendStatement', { clientId: 'ID!' }, { answer: 'Boolean!' });
