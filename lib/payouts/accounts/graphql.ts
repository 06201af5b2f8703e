import { inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { addPayerAccount, archivePayerAccount, changePayerAccount, setDefaultAccount } from './keep-account';
import type { ListedPayerAccount, PayerAccount } from './queries';
import {
  ADD_PAYER_ACCOUNT,
  ARCHIVE_PAYER_ACCOUNT,
  CHANGE_PAYER_ACCOUNT,
  SET_DEFAULT_PAYER_ACCOUNT,
} from './writes';

const PayerAccountType = builder.objectRef<PayerAccount | ListedPayerAccount>('PayerAccount').implement({
  description: 'An account from which batches are paid. Its number is never told on the wire.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

type Pairs = readonly { readonly key: string; readonly value: string }[];
/** An own field is told by its place in the list. */
const ownOnWire = (pairs: Pairs) => (path: string) => {
  const index = pairs.findIndex(({ key }) => path === `own.${key}`);
  return index < 0 ? path : `own.${index}`;
};

const ownOf = (pairs: Pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value]));

serveWrite(
  ADD_PAYER_ACCOUNT,
  PayerAccountType,
  (actor, { own = [], ...input }) =>
    inWireNames(ownOnWire(own), addPayerAccount(actor, { ...input, own: ownOf(own) })),
  {
    description: 'The first one is the usual one.',
    about: { account: 'Six to seventeen digits.', taxId: 'NIT or cédula of the holder.' },
  },
);
serveWrite(
  CHANGE_PAYER_ACCOUNT,
  PayerAccountType,
  (actor, { own = [], ...input }) =>
    inWireNames(ownOnWire(own), changePayerAccount(actor, { ...input, own: ownOf(own) })),
  { description: 'Not its bank, kind and number: another account is another row.' },
);
serveWrite(SET_DEFAULT_PAYER_ACCOUNT, PayerAccountType, setDefaultAccount);
serveWrite(ARCHIVE_PAYER_ACCOUNT, PayerAccountType, archivePayerAccount, {
  description: 'Not while a batch without its file pays from it.',
});
