ALTER TABLE "claims" DROP CONSTRAINT "claims_paid";--> statement-breakpoint
ALTER TABLE "claims" DROP CONSTRAINT "claims_paid_in_full";--> statement-breakpoint
ALTER TABLE "journal_accounts" DROP CONSTRAINT "journal_accounts_use";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "rete_ica_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "other_taxes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_paid" CHECK (paid between 0 and price - coalesce(withheld, 0) + other_taxes);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_paid_in_full" CHECK (status <> 'PAID' or paid = price - coalesce(withheld, 0) + other_taxes);--> statement-breakpoint
ALTER TABLE "journal_accounts" ADD CONSTRAINT "journal_accounts_use" CHECK (use in ('TALENT_COST', 'INCOME_TAX_WITHHELD', 'IVA_WITHHELD', 'ICA_WITHHELD', 'TALENTS_PAYABLE', 'BANK', 'EVENT_COST', 'IVA_PAID', 'SUPPLIERS_PAYABLE', 'CLIENTS', 'ADVANCES', 'TAX_PAID_AHEAD', 'CLIENT_DISCOUNTS', 'HELD_BY_PLATFORM'));