import { JOURNAL_ACCOUNTS } from '@/db/values/journal-accounts';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type Accounts, keepAccounts } from './accounts/keep-accounts';
import { KEEP_JOURNAL_ACCOUNTS } from './accounts/writes';
import { closeMonth } from './close-month';
import { reopenMonth } from './reopen-month';
import { CLOSE_JOURNAL_MONTH, REOPEN_JOURNAL_MONTH } from './writes';

const AccountsType = builder.objectRef<Accounts>('JournalAccounts').implement({
  description: 'Accounts of the PUC by what they stand for.',
  fields: (t) => Object.fromEntries(JOURNAL_ACCOUNTS.map((use) => [use, t.exposeString(use)])),
});

serveWrite(CLOSE_JOURNAL_MONTH, 'String', closeMonth, {
  description:
    'Closes it with the open ones before it: what changes of them later is an entry of its own in the first open month. Answers the month.',
  about: { month: 'YYYY-MM, of one that is over.' },
});

serveWrite(REOPEN_JOURNAL_MONTH, 'String', reopenMonth, {
  description: 'Opens the last closed month again; as it was closed it is kept. Answers the month.',
  about: { month: 'YYYY-MM.' },
});

serveWrite(KEEP_JOURNAL_ACCOUNTS, AccountsType, keepAccounts);
