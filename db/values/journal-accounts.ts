/** What an account of the journal stands for. */
export const JOURNAL_ACCOUNTS = [
  'TALENT_COST',
  'INCOME_TAX_WITHHELD',
  'SERVICES_WITHHELD',
  'ABROAD_WITHHELD',
  'IVA_WITHHELD',
  'ICA_WITHHELD',
  'TALENTS_PAYABLE',
  'BANK',
  'EVENT_COST',
  'IVA_PAID',
  'SUPPLIERS_PAYABLE',
  'CLIENTS',
  'ADVANCES',
  'TAX_PAID_AHEAD',
  'IVA_PAID_AHEAD',
  'ICA_PAID_AHEAD',
  'CLIENT_DISCOUNTS',
  'HELD_BY_PLATFORM',
] as const;
export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

/** Papers of the books that are numbered one after the other. */
export const BOOK_PAPERS = ['COST', 'CLIENT_PAYMENT'] as const;
