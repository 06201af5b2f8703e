import type { Tx } from '@/db/client';
import type { Payer } from '@/lib/claims/policy';
import { localDateTimeInZone } from '@/lib/core/dates';
import { AppError, conflict } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { currentTime } from '@/lib/platform/clock';
import { decrypt } from '@/lib/platform/encryption';
import { findAccount, payerNames } from './accounts/queries';
import type { FileContent, FileItem } from './bank-files/file-content';
import type { Layout } from './bank-files/layout';
import { needsSourceAccount } from './bank-files/layouts';
import { itemProblem, payerProblem } from './bank-files/problems';
import type { Batch, BatchItem } from './lock-batch';
import type { PayAccount } from './take-claims';

const NOBODY = { payerTaxId: '', payerName: '', sourceAccount: '', sourceAccountType: '', own: {} };
/** So many people are named in a refusal. */
const NAMED = 5;

/** What a file says of the payments of a batch, by nobody yet. */
export function fileContent(
  batch: Batch,
  items: readonly BatchItem[],
  accounts: ReadonlyMap<string, PayAccount>,
): FileContent {
  const [day = '', time = ''] = localDateTimeInZone(currentTime(), DEFAULT_TIME_ZONE).split('T');
  return {
    currency: batch.currencyCode,
    day: day.replaceAll('-', ''),
    time: `${time.replace(':', '')}00`,
    number: batch.number,
    ...NOBODY,
    items: items.map(({ claimId, amount }) => fileItem(amount, accounts.get(claimId))),
  };
}

function fileItem(amount: number, account: PayAccount | undefined): FileItem {
  if (!account || account.problem) throw conflict('errors.payout.accounts');
  const { claim, bankId, bank, bankKind, bankCode, documentType, number, accountType } = account;
  return {
    ...{ amount, bankId, bank, bankKind, accountType, documentType },
    bankCode: bankCode ?? '',
    account: number,
    name: claim.name,
    identification: claim.identification,
    email: claim.email,
    reference: `CC ${claim.number}`,
    claimNumber: claim.number,
  };
}

/**
 * Who pays, from which account: the batch's own, as its bank knows it. Throws CONFLICT where the layout tells the account
 * and the batch has none, or is another bank's than the account.
 */
export async function paidFrom(tx: Tx, payer: Payer, batch: Batch, layout: Layout) {
  const account = batch.sourceAccountId && (await findAccount(tx, payer, batch.sourceAccountId));
  if (!account) {
    if (needsSourceAccount(layout)) throw conflict('errors.payout.needsAccount');
    return { ...NOBODY, ...(await payerNames(tx, payer)) };
  }
  if (layout.bankId && layout.bankId !== account.bankId) throw conflict('errors.payout.otherBank');
  return {
    payerTaxId: account.taxId,
    payerName: account.holder,
    sourceAccount: decrypt(account.accountEncrypted, account.id),
    sourceAccountType: account.accountType,
    own: account.layout === layout.key ? (account.layoutOverrides ?? {}) : {},
  };
}

/** Throws CONFLICT, in words and by name, for payments that a layout cannot say whole. */
export function requireSayable(layout: Layout, content: FileContent): void {
  const wrong = content.items.flatMap((item) => {
    const problem = itemProblem(layout, content, item);
    return problem ? [`${item.name} (${translate(`payouts.fileProblems.${problem}`)})`] : [];
  });
  if (wrong.length === 0) return;
  const people = wrong.slice(0, NAMED).join('; ');
  const values = { layout: layout.name, people, more: Math.max(0, wrong.length - NAMED) };
  throw new AppError('CONFLICT', 'errors.payout.file', {}, { values });
}

/** The same of the whole file: its currency, and who pays. */
export function requireWholeSayable(layout: Layout, content: FileContent): void {
  const problem = payerProblem(layout, content);
  if (!problem) {
    requireSayable(layout, content);
    return;
  }
  const key = problem === 'currency' ? 'errors.payout.fileCurrency' : 'errors.payout.filePayer';
  throw new AppError('CONFLICT', key, {}, { values: { layout: layout.name } });
}
