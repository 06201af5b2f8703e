ALTER TABLE "banks" DROP CONSTRAINT "banks_kind";--> statement-breakpoint
ALTER TABLE "claim_payments" DROP CONSTRAINT "claim_payments_type";--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_account_type";--> statement-breakpoint
ALTER TABLE "claim_accounts" DROP CONSTRAINT "claim_accounts_type";--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" DROP CONSTRAINT "talent_bank_accounts_type";--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_kind" CHECK (kind in ('BANK', 'WALLET', 'FOREIGN'));--> statement-breakpoint
ALTER TABLE "claim_payments" ADD CONSTRAINT "claim_payments_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_account_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'));--> statement-breakpoint
ALTER TABLE "claim_accounts" ADD CONSTRAINT "claim_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'));--> statement-breakpoint
ALTER TABLE "talent_bank_accounts" ADD CONSTRAINT "talent_bank_accounts_type" CHECK (account_type in ('AHORROS', 'CORRIENTE', 'LLAVE'));