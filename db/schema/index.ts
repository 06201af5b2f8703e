/** Every table, for the database client and drizzle-kit. */
export * from './agencies.ts';
export * from './audit.ts';
export * from './catalogues.ts';
export * from './clients.ts';
export * from './contracts.ts';
export * from './convocatories.ts';
export * from './documents.ts';
export * from './events.ts';
export * from './identity.ts';
export * from './operations.ts';
export * from './platform.ts';
export * from './quotation-answers.ts';
export * from './quotation-line-genders.ts';
export * from './quotation-lines.ts';
export * from './quotations.ts';
export * from './rides.ts';
export * from './talents.ts';
