/** What was changed, of which whoever was reached before is told. */
export const TOLD_CHANGES = ['phone', 'email', 'replyTo', 'payment', 'payerAccount', 'approval'] as const;
export type ToldChange = (typeof TOLD_CHANGES)[number];
